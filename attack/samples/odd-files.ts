import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPdf } from './pictures.ts';

const SCRIPT = '<script>alert(1)</script>';

interface Entry {
  name: string;
  data: Buffer;
  /** The size that it claims to unpack to. */
  claims?: number;
}

/** A zip with exactly these entry names, also those that no tool would write. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, data, claims = data.length } of entries) {
    const [packed, bytes] = [deflateRawSync(data), Buffer.from(name)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(bytes.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, bytes, packed]);
    centrals.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, place, bytes);
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** A sheet by its first entry, with any other entries inside. */
export const xlsxOf = (entries: readonly Entry[]) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      data: Buffer.from(`<Types><Override PartName="/xl/workbook.xml" ContentType="${sheetType}"/></Types>`),
    },
    ...entries,
  ]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture with this many pixels in a few bytes; it has its rows when `isWhole`. */
export function hugePng(width: number, height: number, isWhole = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = isWhole ? Buffer.alloc((Math.ceil(width / 8) + 1) * height) : Buffer.alloc(64);
  const data = chunk('IDAT', deflateSync(rows, { level: 9 }));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

/** A PDF of this many objects. */
export function manyObjects(count: number): Buffer {
  const objects = Array.from({ length: count }, (_, n) => `${n + 2} 0 obj<</A ${n + 3} 0 R>>endobj\n`);
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

const PAGE = Buffer.from(`<!doctype html><html>${SCRIPT}</html>`);

/** Polyglot files; each contains a script. */
export async function polyglots(): Promise<Record<string, Buffer>> {
  const canvas = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  const [jpg, png] = [await canvas.clone().jpeg().toBuffer(), await canvas.clone().png().toBuffer()];
  const zip = zipOf([{ name: 'a.html', data: PAGE }]);
  return { ...joined(jpg, png, zip), ...documents(), ...fragments(jpg, png, zip) };
}

/** Files of two kinds at once. */
function joined(jpg: Buffer, png: Buffer, zip: Buffer): Record<string, Buffer> {
  const gif = Buffer.from(
    'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    'latin1',
  );
  return {
    'GIF and script': Buffer.concat([Buffer.from('GIF89a=1;alert(1);//'), gif]),
    'GIF and page': Buffer.concat([gif, PAGE]),
    'PDF and page': Buffer.concat([aPdf(SCRIPT), PAGE]),
    'page and PDF': Buffer.concat([PAGE, aPdf()]),
    'page and PDF within 1,024 bytes': Buffer.concat([
      Buffer.from(`<html>${SCRIPT}<!--`),
      aPdf(),
      Buffer.from('-->'),
    ]),
    'JPG and ZIP': Buffer.concat([jpg, zip]),
    'JPG and page': Buffer.concat([jpg, PAGE]),
    'PNG and page': Buffer.concat([png, PAGE]),
    'PNG and ZIP': Buffer.concat([png, zip]),
    'PDF and ZIP': Buffer.concat([aPdf(), zip]),
    'ZIP of a page': zip,
    'Java archive': zipOf([{ name: 'META-INF/MANIFEST.MF', data: Buffer.from('Manifest-Version: 1.0') }]),
  };
}

/** Pages, programs and other files that a browser might run. */
function documents(): Record<string, Buffer> {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`);
  return {
    SVG: svg,
    'SVG behind a word': Buffer.concat([Buffer.from('<?xml version="1.0"?>\n<!-- -->\n'), svg]),
    page: PAGE,
    'page of UTF-16': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(PAGE.toString(), 'utf16le')]),
    'page of UTF-7': Buffer.from('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
    'XML with a style': Buffer.from(`<?xml version="1.0"?><?xml-stylesheet href="javascript:alert(1)"?><a/>`),
    'XHTML in XML': Buffer.from(
      `<?xml version="1.0"?><a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></a>`,
    ),
    script: Buffer.from('alert(1)'),
    program: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]),
    'shell script': Buffer.from('#!/bin/sh\nid\n'),
    flash: Buffer.concat([Buffer.from('FWS\x06'), Buffer.alloc(100)]),
    'mail of a page': Buffer.from(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${SCRIPT}`),
  };
}

/** The beginnings of files, and whole ones that are accepted. */
function fragments(jpg: Buffer, png: Buffer, zip: Buffer): Record<string, Buffer> {
  return {
    'a truncated picture': jpg.subarray(0, jpg.length / 2),
    'a truncated ZIP': zip.subarray(0, zip.length / 2),
    'a ZIP that says no more': Buffer.from('PK\x03\x04abc'),
    'the first bytes of a PNG': png.subarray(0, 8),
    'the first chunk of a PNG': png.subarray(0, 20),
    'the head of an Ogg page': Buffer.from('OggS'),
    'the head of a film': Buffer.from('\0\0\0\x18ftyp', 'latin1'),
    'a right picture': jpg,
    'a right PNG': png,
    'a right PDF': aPdf(),
  };
}
