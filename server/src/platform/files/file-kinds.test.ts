import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { compoundFile } from '../../../test/compound-file.ts';
import { aPdf } from '../../../test/pictures.ts';
import { stripMetadata, PictureError } from './strip-metadata.ts';
import { companyFileKinds, findFileKind, registrationKinds, type FileKindName } from './file-kinds.ts';
import { cleanImage, ImageError } from './images.ts';

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
  pdf: aPdf(),
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

describe('a file is recognized by its content', () => {
  test.each(Object.entries(samples))('%s, whatever its name is', async (kind, content) => {
    const found = await findFileKind(fileOf(`${kind}.exe`, content));
    expect(found).toMatchObject({ kind, extension: kind });
    expect(found?.mimeType).toMatch(/^(application|image)\//);
  });

  test.each([0, 13_000, 100_000])('hwp, with its directory behind %i sectors of pictures', async (before) => {
    const path = fileOf(`${before}.hwp`, compoundFile('FileHeader', 'HWP Document File', { before }));
    expect(await findFileKind(path)).toMatchObject({ kind: 'hwp' });
  });

  test('a company may upload pdf, xlsx, jpg and png; a registration is pdf, jpg or png', async () => {
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

describe('a file of another kind is rejected, whatever its name is', () => {
  test.each([
    ['text', 'a,b\n1,2\n'],
    ['an empty file', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a page that speaks of a PDF later', '<script>1</script>%PDF-1.7'],
    ['a PDF of its first line', '%PDF-1.7\n'],
    ['a PDF that ends after its first line', '%PDF-1.7\n%%EOF\n'],
    ['a PDF cut short before what its objects hang on', '%PDF-1.7\n4 0 obj\n<</Length 9>>\nstream\nBT'],
    ['a PDF with a trailer and no object', '%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF\n'],
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

  test.each(Object.entries(samples))('a truncated %s never throws', async (kind, content) => {
    const lengths = [
      ...Array(64).keys(),
      ...[0.1, 0.5, 0.9].map((share) => Math.ceil(content.length * share)),
    ];
    for (const length of lengths) {
      const path = fileOf('cut', content.subarray(0, length));
      expect([undefined, kind]).toContain((await findFileKind(path))?.kind);
      const failure = await cleanImage(path, 'photo').then(
        () => new ImageError('too_large'),
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(ImageError);
    }
  });

  /** The beginnings of files of many kinds, and the headers that follow in some of them. */
  const heads = {
    'a zip that says no more': 'PK\x03\x04abc',
    'a zip with a name that ends early': `PK\x03\x04${'\0'.repeat(22)}\xff\xff\0\0[Con`,
    'the eight bytes of a PNG': '\x89PNG\r\n\x1a\n',
    'a PNG with a chunk of no length': '\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR',
    'an Ogg page': 'OggS',
    'a RIFF file': 'RIFF\0\0\0\0WEBP',
    'a film of boxes': '\0\0\0\x18ftyp',
    'a Matroska file': '\x1aE\xdf\xa3\x01',
    'a tagged song': 'ID3\x04\0\0\x7f\x7f\x7f\x7f',
    'an ASF file': '0&\xb2u\x8ef\xcf\x11\xa6\xd9',
    'a JPEG': '\xff\xd8\xff',
    'a JPEG segment': '\xff\xd8\xff\xe0\0\x10JF',
    'a TIFF': 'II*\0\x08',
    'a GIF': 'GIF89a',
    'a gzip file': '\x1f\x8b\x08',
    'an archive of ar': '!<arch>\ndebian',
    'a compound file': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  };

  test.each(Object.entries(heads))('%s and nothing after it', async (_name, head) => {
    const bytes = Buffer.from(head, 'latin1');
    for (let length = 1; length <= bytes.length; length++) {
      const path = fileOf('head', bytes.subarray(0, length));
      expect([undefined, 'jpg', 'png']).toContain((await findFileKind(path))?.kind);
      await expect(cleanImage(path, 'photo')).rejects.toThrow(ImageError);
      for (const kind of ['jpg', 'png'] as const)
        await expect(stripMetadata(path, kind)).rejects.toThrow(PictureError);
    }
  });
});
