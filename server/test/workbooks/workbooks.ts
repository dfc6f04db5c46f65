import { crc32, deflateRawSync } from 'node:zlib';
import { writeXlsx, type CellValue } from 'hucre/xlsx';

/** A workbook of one sheet, as Excel would save it. */
export const aWorkbook = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }));

/** An archive of packed entries; `sizes` overrides what it declares about the unpacked ones. */
export function aZip(entries: Readonly<Record<string, string | Buffer>>, sizes = new Map<string, number>()) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const size = sizes.get(name) ?? Buffer.byteLength(content);
    const checksum = crc32(content);
    const named = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(checksum, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(named.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(checksum, 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(named.length, 28);
    central.writeUInt32LE(offset, 42);
    files.push(local, named, packed);
    directory.push(central, named);
    offset += local.length + named.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (...parts: [id: string, type: string, target: string][]) =>
  `<Relationships>${parts
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

interface Raw {
  /** The content of `<worksheet>`. */
  sheet: string;
  strings?: string;
  styles?: string;
  contentType?: string;
  workbook?: string;
}

/** The entries of a workbook written by hand, for what no program would save. */
export const rawParts = ({ sheet, strings, styles, contentType = 'sheet.main+xml', workbook }: Raw) => ({
  '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${contentType}"/></Types>`,
  '_rels/.rels': relationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': workbook ?? '<workbook><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relationships(
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'sharedStrings', 'sharedStrings.xml'],
    ['rId3', 'styles', 'styles.xml'],
  ),
  'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
  ...(strings !== undefined && { 'xl/sharedStrings.xml': strings }),
  ...(styles !== undefined && { 'xl/styles.xml': styles }),
});
