import { sayIn, wordingsOf, locales, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import { IMPORT_ROWS_MAX } from '@ieum/contract/foundation/imports/enums.ts';
import { importTexts as m } from '@ieum/contract/foundation/imports/texts.ts';
import { AppError } from '#kit/errors.ts';
import type { Upload } from '#kit/http/upload.ts';
import {
  isOldFormat,
  MacroError,
  MalformedError,
  ProtectedError,
  readSheet,
  TooLargeError,
  type SheetCell,
  type SheetRow,
} from '#kit/import/read-sheet.ts';
import type { GivenRow } from './evaluate.ts';
import type { Importable } from './importable.ts';

const rejected = (message: KeyedText, values?: Record<string, string>) =>
  new AppError('invalid', message, { fields: { file: message }, ...(values && { values }) });

/** The error for the administrator who sent a workbook that cannot be read. */
function rejectionOf(error: unknown): unknown {
  if (error instanceof MacroError) return rejected(m.hasMacros);
  if (error instanceof ProtectedError) return rejected(m.isProtected);
  if (error instanceof TooLargeError) return rejected(m.tooLarge);
  return error instanceof MalformedError ? rejected(m.notWorkbook) : error;
}

/** A title without the differences that do not matter: case, spaces and the asterisk of a required column. */
const folded = (title: string): string => title.normalize('NFKC').replaceAll(/[\s*]/gu, '').toLowerCase();

/** Which column of the sheet has which field: by the titles of any language, in any order. */
function readHeader({ cells }: SheetRow, importable: Importable, locale: Locale): Map<number, string> {
  const names = new Map<string, string>();
  for (const [name, { title }] of Object.entries(importable.columns))
    for (const wording of wordingsOf(title.text)) names.set(folded(wording), name);
  const header = new Map<number, string>();
  for (const [column, { text }] of cells) {
    const name = names.get(folded(text));
    if (name === undefined) continue;
    if ([...header.values()].includes(name))
      throw rejected(m.repeatedColumn, { columns: text.slice(0, 100) });
    header.set(column, name);
  }
  const missing = Object.entries(importable.columns)
    .filter(([name, { isRequired }]) => isRequired && ![...header.values()].includes(name))
    .map(([, { title }]) => sayIn(locale, title.text));
  if (missing.length > 0) throw rejected(m.missingColumns, { columns: missing.join(', ') });
  return header;
}

/** Whether a row is the example of the template, which nobody wants to import. */
const isExample = (cells: Readonly<Record<string, SheetCell>>, { columns }: Importable): boolean =>
  locales.some((locale) =>
    Object.entries(columns).every(([name, { example }]) => cells[name]?.text === sayIn(locale, example.text)),
  );

/** The rows of a workbook below its header, while it is unpacked; 400 with the reason when it cannot be read. */
export async function* readRows(
  file: Upload,
  importable: Importable,
  locale: Locale,
): AsyncGenerator<GivenRow> {
  if (/\.(xlsm|xltm|xlam)$/i.test(file.name)) throw rejected(m.hasMacros);
  if (isOldFormat(file.head)) throw rejected(m.isProtected);
  let header: Map<number, string> | undefined;
  let count = 0;
  try {
    for await (const row of readSheet(file.path)) {
      if (!header) {
        header = readHeader(row, importable, locale);
        continue;
      }
      const cells = cellsOf(row, header);
      if (Object.keys(cells).length === 0 || isExample(cells, importable)) continue;
      count += 1;
      if (count > IMPORT_ROWS_MAX) throw rejected(m.tooManyRows);
      yield { number: row.number, cells };
    }
  } catch (error) {
    throw rejectionOf(error);
  }
  if (count === 0) throw rejected(m.noRows);
}

function cellsOf({ cells }: SheetRow, header: ReadonlyMap<number, string>): Record<string, SheetCell> {
  const named: Record<string, SheetCell> = {};
  for (const [column, cell] of cells) {
    const name = header.get(column);
    if (name !== undefined) named[name] = cell;
  }
  return named;
}

/** Collects rows into batches. */
export async function* inBatches<T>(rows: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
