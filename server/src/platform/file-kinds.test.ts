import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { compoundFile } from '../../test/compound.ts';
import { companyFileKinds, findFileKind, registrationKinds, type FileKindName } from './file-kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const officeTypes = {
  docx: 'wordprocessingml.document',
  xlsx: 'spreadsheetml.sheet',
  pptx: 'presentationml.presentation',
  docm: 'wordprocessingml.document.macroEnabled',
};

function zipOf(entries: Record<string, string>): Buffer {
  const files = Object.entries(entries).map(([name, content]) =>
    zipEntry(Buffer.from(name), Buffer.from(content)),
  );
  const central = Buffer.concat(files.map((file) => file.central));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  return Buffer.concat([...files.map((file) => file.local), central, end]);
}

function zipEntry(name: Buffer, content: Buffer) {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, Buffer.alloc(14), name]);
  return { local, central };
}

function officeFile(kind: keyof typeof officeTypes): Buffer {
  const macro = kind === 'docm' ? 'application/vnd.ms-word.document.macroEnabled.main+xml' : '';
  const type = macro || `application/vnd.openxmlformats-officedocument.${officeTypes[kind]}.main+xml`;
  return zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/a.xml" ContentType="${type}"/></Types>`,
    'a.xml': '<a/>',
  });
}

const canvas = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });
const samples: Record<FileKindName, Buffer> = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  hwp: compoundFile('FileHeader', 'HWP Document File'),
  hwpx: zipOf({ mimetype: 'application/hwp+zip', 'version.xml': '<v/>' }),
  docx: officeFile('docx'),
  xlsx: officeFile('xlsx'),
  pptx: officeFile('pptx'),
  zip: zipOf({ 'a.txt': 'hello' }),
  jpg: await canvas.clone().jpeg().toBuffer(),
  png: await canvas.clone().png().toBuffer(),
};

function fileOf(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('a file is known by its content', () => {
  test.each(Object.entries(samples))('%s, whatever it is called', async (kind, content) => {
    const found = await findFileKind(fileOf(`${kind}.exe`, content));
    expect(found).toMatchObject({ kind, extension: kind });
    expect(found?.mimeType).toMatch(/^(application|image)\//);
  });

  test.each([0, 13_000, 100_000])('hwp, with its directory behind %i sectors of pictures', async (before) => {
    const path = fileOf(`${before}.hwp`, compoundFile('FileHeader', 'HWP Document File', { before }));
    expect(await findFileKind(path)).toMatchObject({ kind: 'hwp' });
  });

  test('companies file pdf, xlsx, jpg and png; a registration is pdf, jpg or png', async () => {
    const kindsIn = async (allowed: readonly FileKindName[]) => {
      const found = await Promise.all(
        Object.values(samples).map((content, index) => findFileKind(fileOf(`${index}`, content), allowed)),
      );
      return found.flatMap((file) => (file ? [file.kind] : []));
    };
    expect(await kindsIn(companyFileKinds)).toEqual(['pdf', 'xlsx', 'jpg', 'png']);
    expect(await kindsIn(registrationKinds)).toEqual(['pdf', 'jpg', 'png']);
  });
});

describe('a file of another kind is refused, whatever it is called', () => {
  test.each([
    ['text', 'a,b\n1,2\n'],
    ['an empty file', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a page that speaks of a PDF later', '<script>1</script>%PDF-1.7'],
    ['an old Word file', compoundFile('WordDocument', 'text')],
    ['an old Word file about HWP', compoundFile('WordDocument', 'HWP Document File')],
    [
      'an old Word file whose text is a FileHeader',
      compoundFile('WordDocument', 'F\0i\0l\0e\0HWP Document File'),
    ],
    ['a compound file with another FileHeader', compoundFile('FileHeader', 'Another Document File')],
    ['a compound file that chases its tail', compoundFile('Other', 'HWP Document File', { isLooped: true })],
    [
      'a compound file of its first bytes',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016, 0xff)]),
    ],
    ['a Word file with macros', officeFile('docm')],
    ['an e-book', zipOf({ mimetype: 'application/epub+zip' })],
    ['a Java archive', zipOf({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0' })],
    ['a moving picture', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;')],
    ['zeros', Buffer.alloc(4096)],
  ])('%s', async (_name, content) => {
    expect(await findFileKind(fileOf('photo.png', content))).toBeUndefined();
  });

  test.each(Object.entries(samples))('a %s cut short never throws', async (kind, content) => {
    for (const share of [0.1, 0.5, 0.9]) {
      const found = await findFileKind(fileOf('cut', content.subarray(0, Math.ceil(content.length * share))));
      expect([undefined, kind, 'zip']).toContain(found?.kind);
    }
  });
});
