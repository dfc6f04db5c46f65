import { posix } from 'node:path';
import { CELL_TEXT_MAX } from '@ieum/contract/common/bounds.ts';
import { parseXml, readXml } from './xml.ts';
import { MalformedError, TooLargeError, type Zip } from './zip.ts';

const SMALL = 2 * 1024 * 1024;
const LARGEST_STRINGS = 64 * 1024 * 1024;
const MAX_STRINGS = 500_000;
const MAX_CHARACTERS = 16_000_000;

interface Relationship {
  type: string;
  target: string;
}

/** Where the parts of a workbook are that its rows need. */
export interface WorkbookParts {
  sheet: string;
  strings: string | undefined;
  styles: string | undefined;
}

async function readRelationships(zip: Zip, part: string): Promise<Map<string, Relationship>> {
  const [folder, file] = splitPath(part);
  const found = new Map<string, Relationship>();
  await readXml(zip.read(`${folder}_rels/${file}.rels`, SMALL), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolve(folder, Target) });
    },
  });
  return found;
}

const splitPath = (part: string): [string, string] => {
  const at = part.lastIndexOf('/') + 1;
  return [part.slice(0, at), part.slice(at)];
};

/** Longer names are of no program, and to normalize one takes time by the square of its length. */
const LONGEST_NAME = 1000;

/** The name of an entry, from the folder of the part that names it. */
function resolve(folder: string, target: string): string {
  if (target.length > LONGEST_NAME) throw new MalformedError('the name of a part is too long');
  return posix.normalize(target.startsWith('/') ? target.slice(1) : `${folder}${target}`);
}

/** Whether the workbook has macros, under any name of its file. */
export async function hasMacros(zip: Zip): Promise<boolean> {
  let isFound = false;
  await readXml(zip.read('[Content_Types].xml', SMALL), {
    open: (_, { ContentType = '' }) => {
      isFound ||= /macro|vbaproject/i.test(ContentType);
    },
  });
  return isFound;
}

/** Finds the first visible sheet. */
export async function findParts(zip: Zip): Promise<WorkbookParts> {
  const ofRoot = [...(await readRelationships(zip, '')).values()];
  const workbook = ofRoot.find(({ type }) => type === 'officeDocument')?.target;
  if (!workbook) throw new MalformedError('there is no workbook');
  const parts = await readRelationships(zip, workbook);
  const sheets: string[] = [];
  await readXml(zip.read(workbook, SMALL), {
    open: (name, attributes) => {
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const part = parts.get(id);
      if (part?.type === 'worksheet') sheets.push(part.target);
    },
  });
  const [sheet] = sheets;
  if (!sheet) throw new MalformedError('there is no sheet');
  const partOf = (type: string) => [...parts.values()].find((part) => part.type === type)?.target;
  return { sheet, strings: partOf('sharedStrings'), styles: partOf('styles') };
}

/** Collects the text of one cell or shared string, up to one character above what Excel allows. */
export function createCellText() {
  let text = '';
  return {
    clear: () => {
      text = '';
    },
    add: (more: string) => {
      if (text.length <= CELL_TEXT_MAX) text += more.slice(0, CELL_TEXT_MAX + 1 - text.length);
    },
    read: () => text,
    /** A text of its own memory: a part of a string keeps all of it, here a whole piece of the document. */
    copy: () => ` ${text}`.slice(1),
  };
}

/** The texts that several cells share, by their number. */
export async function readStrings(zip: Zip, part: string | undefined): Promise<readonly string[]> {
  if (part === undefined || !zip.has(part)) return [];
  const strings: string[] = [];
  const cell = createCellText();
  let [characters, isText, isPhonetic] = [0, false, false];
  const pieces = parseXml(zip.read(part, LARGEST_STRINGS), {
    open: (name) => {
      if (name === 'si') cell.clear();
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => isText && cell.add(text),
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      const string = cell.copy();
      strings.push(string);
      characters += string.length;
      if (strings.length > MAX_STRINGS || characters > MAX_CHARACTERS)
        throw new TooLargeError('too many texts');
    },
  });
  for await (const _ of pieces);
  return strings;
}

/** Excel's own formats of days and times, also those of Korea, China and Japan. */
const isDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
/** The most characters of a format; to search a longer one takes time by the square of its length. */
const LONGEST_FORMAT = 255;
/** The parts of a format that are shown as they are: quoted, escaped, or in brackets. */
const LITERAL = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** The numbers of the styles that show a number as a day or a time. */
export async function readDateStyles(zip: Zip, part: string | undefined): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  if (part === undefined || !zip.has(part)) return dates;
  const custom = new Map<number, boolean>();
  let isCellStyle = false;
  let index = 0;
  await readXml(zip.read(part, SMALL), {
    open: (name, attributes) => {
      if (name === 'numFmt')
        custom.set(
          Number(attributes['numFmtId']),
          /[ymdhs]/i.test((attributes['formatCode'] ?? '').slice(0, LONGEST_FORMAT).replace(LITERAL, '')),
        );
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      const format = Number(attributes['numFmtId']);
      if (custom.get(format) ?? isDateFormat(format)) dates.add(index);
      index += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return dates;
}
