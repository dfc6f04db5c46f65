import { CELL_TEXT_MAX } from '@ieum/contract/common/bounds.ts';
import { createCellText, findParts, hasMacros, readDateStyles, readStrings } from './workbook-parts.ts';
import { parseXml } from './xml.ts';
import { MalformedError, openZip } from './zip.ts';

/** Why the text of a cell cannot be used. */
export type CellFault = 'formula' | 'errorValue' | 'date' | 'cellTooLong';

export interface SheetCell {
  /** Its value as text; that of a formula is never read. */
  text: string;
  fault?: CellFault;
}

export interface SheetRow {
  /** As Excel shows it, from 1. */
  number: number;
  /** Its cells by column from 0; empty ones are absent. */
  cells: ReadonlyMap<number, SheetCell>;
}

const LARGEST_SHEET = 64 * 1024 * 1024;
const LAST_ROW = 1_048_576;
/** Cells further to the right are left out. */
const MAX_COLUMNS = 100;
/** A number as XML writes it; without repetitions that overlap, so that a long one is checked in one pass. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const WHOLE = /^\d{1,9}$/;
/** A character that XML cannot contain, as Excel writes it. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** The workbook has macros. */
export class MacroError extends Error {}

/**
 * Own code on `htmlparser2`, and not a library of workbooks: those for Node read the shared texts or the whole file
 * into memory without the limits of an import, and give the stored results of formulas as values; those for archives
 * have one class of error for everything and do not compare checksums.
 *
 * Reads the rows of the first visible sheet that have a cell with a value, while they are unpacked. Formulas
 * are neither evaluated nor are their stored results used.
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const zip = await openZip(path);
  if (await hasMacros(zip)) throw new MacroError('the workbook has macros');
  const parts = await findParts(zip);
  const strings = await readStrings(zip, parts.strings);
  const dates = await readDateStyles(zip, parts.styles);
  const rows: SheetRow[] = [];
  const reader = sheetReader({ strings, dates, onRow: (row) => rows.push(row) });
  for await (const _ of parseXml(zip.read(parts.sheet, LARGEST_SHEET), reader)) yield* rows.splice(0);
}

interface Sheet {
  strings: readonly string[];
  dates: ReadonlySet<number>;
  onRow: (row: SheetRow) => void;
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  isFormula: boolean;
}

/** The value of a cell; undefined for an empty one. */
function valueOf(cell: OpenCell, raw: string, { strings, dates }: Sheet): SheetCell | undefined {
  if (cell.isFormula) return { text: '', fault: 'formula' };
  if (cell.type === 'e') return { text: storable(raw.slice(0, 20)), fault: 'errorValue' };
  if (raw === '') return undefined;
  if (cell.type === 'b') return { text: raw === '1' ? 'TRUE' : 'FALSE' };
  if (cell.type === 'd') return { text: storable(raw.slice(0, 40)), fault: 'date' };
  if (cell.type === 's' || cell.type === 'str' || cell.type === 'inlineStr')
    return textOf(cell, raw, strings);
  const trimmed = raw.trim();
  const number = Number(trimmed);
  if (!DECIMAL.test(trimmed) || !Number.isFinite(number)) throw new MalformedError('a number cannot be read');
  return dates.has(cell.style) ? { text: raw, fault: 'date' } : { text: String(number) };
}

function textOf({ type }: OpenCell, raw: string, strings: readonly string[]): SheetCell | undefined {
  const text = type === 's' ? strings[WHOLE.test(raw.trim()) ? Number(raw) : -1] : raw;
  if (text === undefined) throw new MalformedError('a text is missing');
  if (text.length > CELL_TEXT_MAX) return { text: storable(text.slice(0, 200)), fault: 'cellTooLong' };
  const written = storable(
    text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
  return written.trim() === '' ? undefined : { text: written };
}

/** Removes characters that no text of the database can contain. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** `AB12` is in column 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  if (column === 0) throw new MalformedError('a cell has no column');
  return column - 1;
}

function numberOf(reference: string | undefined, previous: number): number {
  const isNumber = reference === undefined || WHOLE.test(reference.trim());
  const number = reference === undefined ? previous + 1 : Number(reference);
  if (!isNumber || number <= previous || number > LAST_ROW) throw new MalformedError('rows are not in order');
  return number;
}

function sheetReader(sheet: Sheet) {
  const text = createCellText();
  let [row, lastColumn] = [0, -1];
  /** Those of the row that is open. */
  let cells: Map<number, SheetCell> | undefined;
  let cell: OpenCell | undefined;
  let [isInData, isValue, isPhonetic] = [false, false, false];
  const openRow = ({ r }: Record<string, string>) => {
    if (cells) throw new MalformedError('a row is inside another');
    row = numberOf(r, row);
    lastColumn = -1;
    cells = new Map();
  };
  const closeRow = () => {
    if (cells && cells.size > 0) sheet.onRow({ number: row, cells });
    cells = undefined;
  };
  const openCell = ({ r, t = 'n', s = '-1' }: Record<string, string>) => {
    if (cell) throw new MalformedError('a cell is inside another');
    lastColumn = r === undefined ? lastColumn + 1 : columnOf(r);
    cell = { column: lastColumn, type: t, style: Number(s), isFormula: false };
    text.clear();
  };
  const closeCell = () => {
    const value = cell && cell.column < MAX_COLUMNS ? valueOf(cell, text.read(), sheet) : undefined;
    if (cell && value) cells?.set(cell.column, value);
    cell = undefined;
  };
  return {
    open: (name: string, attributes: Record<string, string>) => {
      if (name === 'sheetData') isInData = true;
      else if (name === 'row' && isInData) openRow(attributes);
      else if (name === 'c' && cells) openCell(attributes);
      else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      isValue = cell !== undefined && (name === 'v' || (name === 't' && !isPhonetic));
    },
    text: (more: string) => {
      if (isValue) text.add(more);
    },
    close: (name: string) => {
      isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c') closeCell();
      if (name === 'row') closeRow();
      if (name === 'sheetData') isInData = false;
    },
  };
}

/** The first bytes of an older workbook, or of one with a password. */
const OLD_FORMAT = Buffer.from('d0cf11e0a1b11ae1', 'hex');
export const isOldFormat = (head: Buffer): boolean => head.subarray(0, OLD_FORMAT.length).equals(OLD_FORMAT);

export { MalformedError, ProtectedError, TooLargeError } from './zip.ts';
