import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsxStream } from 'hucre/xlsx';
import { expect } from 'vitest';
import { CELL_TEXT_MAX } from '@ieum/contract/common/bounds.ts';
import {
  MacroError,
  MalformedError,
  ProtectedError,
  readSheet,
  TooLargeError,
  type SheetRow,
} from '../../src/kit/import/read-sheet.ts';
import { aWorkbook, aZip, rawParts } from './workbooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-foreign-workbook-'));
/** Where each of the workbooks is written. */
export const path = join(folder, 'book.xlsx');

const DECLARED = [MalformedError, TooLargeError, ProtectedError, MacroError];
const FAULTS = [undefined, 'formula', 'errorValue', 'date', 'cellTooLong'];
export const RUNS = { numRuns: 60 };
/** Far above what one of these small workbooks takes, also on a busy machine. */
const LONGEST_MS = 2000;

/** The rows of a workbook, or the class of the error with which it was rejected. */
export async function outcomeOf(bytes: Uint8Array): Promise<SheetRow[] | (typeof DECLARED)[number]> {
  writeFileSync(path, bytes);
  const rows: SheetRow[] = [];
  const begun = performance.now();
  try {
    for await (const row of readSheet(path)) rows.push(row);
    return rows;
  } catch (error) {
    const declared = DECLARED.find((one) => error instanceof one);
    if (!declared) throw error;
    return declared;
  } finally {
    expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
  }
}

/** Checks the properties on which every reader of rows relies. */
function expectSound(rows: readonly SheetRow[]) {
  let last = 0;
  for (const { number, cells } of rows) {
    expect(Number.isInteger(number) && number > last && number <= 1_048_576).toBe(true);
    last = number;
    expect(cells.size).toBeGreaterThan(0);
    for (const [column, { text, fault }] of cells) {
      expect(Number.isInteger(column) && column >= 0 && column < 100).toBe(true);
      expect(text.length).toBeLessThanOrEqual(CELL_TEXT_MAX);
      expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
      expect(FAULTS).toContain(fault);
    }
  }
}

/** Whether it was read; then its rows are as they must be. */
export async function isRead(bytes: Uint8Array): Promise<boolean> {
  const outcome = await outcomeOf(bytes);
  if (!Array.isArray(outcome)) return false;
  expectSound(outcome);
  return true;
}

export const styles =
  '<styleSheet><numFmts><numFmt numFmtId="200" formatCode="yyyy.mm"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs></styleSheet>';
export const strings = '<sst><si><t>가나</t></si><si><r><t>다</t></r><rPh><t>x</t></rPh></si></sst>';
export const sheet =
  '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
  '<row r="4"><c r="B4" s="1"><v>46000</v></c><c t="inlineStr"><is><t>&lt;라&gt;</t></is></c></row></sheetData>';
const streamed = writeXlsxStream([['가', 1.5, true]], {
  name: 'a',
  columns: [{ header: 'A' }, { header: 'B' }],
});
export const genuine = [
  await aWorkbook([
    ['이름', '수'],
    ['김', 12.5],
    ['=1+1', true],
  ]),
  Buffer.from(await new Response(streamed).arrayBuffer()),
  aZip(rawParts({ sheet, strings, styles })),
];
/** The rows of the genuine workbooks. */
export const rowsOf: unknown[] = [];
for (const bytes of genuine) rowsOf.push(await outcomeOf(bytes));
