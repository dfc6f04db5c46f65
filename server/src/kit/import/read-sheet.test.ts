import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsxStream } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { aWorkbook, aZip, rawParts } from '../../../test/workbooks/workbooks.ts';
import {
  isOldFormat,
  MacroError,
  MalformedError,
  ProtectedError,
  readSheet,
  TooLargeError,
  type SheetRow,
} from './read-sheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));
let written = 0;
function saved(bytes: Uint8Array): string {
  written += 1;
  const path = join(folder, `${written}.xlsx`);
  writeFileSync(path, bytes);
  return path;
}
async function read(bytes: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(saved(bytes))) rows.push(row);
  return rows;
}
const plain = (rows: SheetRow[]) =>
  rows.map(({ number, cells }) => [number, ...[...cells].map(([column, { text }]) => `${column}:${text}`)]);
const raw = (...input: Parameters<typeof rawParts>) => aZip(rawParts(...input));
const inRows = (cells: string) => `<sheetData><row r="1">${cells}</row></sheetData>`;

describe('a sheet', () => {
  test('is read as text, row by row, without empty cells and rows', async () => {
    const rows = await read(
      await aWorkbook([['이름', '수', null, '맞음'], [], ['=1+1', 12.5, '', true], ['-3', 1.1, ' ', false]]),
    );
    expect(plain(rows)).toEqual([
      [1, '0:이름', '1:수', '3:맞음'],
      [3, '0:=1+1', '1:12.5', '3:TRUE'],
      [4, '0:-3', '1:1.1', '3:FALSE'],
    ]);
  });

  test('is also read when it was written as a stream, with texts inside its cells', async () => {
    const stream = writeXlsxStream([['가', '나 & <다>\n라']], {
      name: 'a',
      columns: [{ header: 'A' }, { header: 'B' }],
    });
    const rows = await read(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(plain(rows)).toEqual([
      [1, '0:A', '1:B'],
      [2, '0:가', '1:나 & <다>\n라'],
    ]);
  });

  test('has texts of several runs, without the readings above Chinese characters', async () => {
    const si =
      '<si><r><t>무</t></r><r><t xml:space="preserve">역 </t></r><rPh sb="0" eb="1"><t>ム</t></rPh></si>';
    const rows = await read(
      raw({
        sheet: inRows('<c t="s"><v>0</v></c><c t="inlineStr"><is><t>_x0041_B</t></is></c>'),
        strings: `<sst>${si}</sst>`,
      }),
    );
    expect(plain(rows)).toEqual([[1, '0:무역 ', '1:AB']]);
  });

  test('never gives the value of a formula, an error or a date', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="200" formatCode="&quot;day&quot; 0"/><numFmt numFmtId="201" formatCode="yyyy.mm"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="200"/><xf numFmtId="201"/></cellXfs></styleSheet>';
    const cells =
      '<c t="str"><f>HYPERLINK("http://x")</f><v>눌러요</v></c><c><f/><v>3</v></c><c t="e"><v>#REF!</v></c>' +
      '<c s="1"><v>46000</v></c><c s="2"><v>7</v></c><c s="3"><v>46000</v></c>';
    const [row] = await read(raw({ sheet: inRows(cells), styles }));
    const faults = [...(row?.cells.values() ?? [])].map(({ fault, text }) => fault ?? text);
    expect(faults).toEqual(['formula', 'formula', 'errorValue', 'date', '7', 'date']);
    expect(JSON.stringify([...(row?.cells.values() ?? [])])).not.toContain('눌러요');
  });

  test('gives the beginning of a text that is longer than Excel allows', async () => {
    const [row] = await read(
      raw({ sheet: inRows(`<c t="inlineStr"><is><t>${'가'.repeat(40_000)}</t></is></c>`) }),
    );
    expect(row?.cells.get(0)).toMatchObject({ fault: 'cellTooLong', text: '가'.repeat(200) });
  });

  test('has no characters that no database can store', async () => {
    const text = '가_x0000_나_xD800_다';
    const [row] = await read(raw({ sheet: inRows(`<c t="inlineStr"><is><t>${text}</t></is></c>`) }));
    expect(row?.cells.get(0)?.text).toBe('가나\uFFFD다');
  });

  test('is the first one that is visible', async () => {
    const workbook =
      '<workbook><sheets><sheet name="b" state="hidden" r:id="rId9"/><sheet name="a" r:id="rId1"/></sheets></workbook>';
    expect(plain(await read(raw({ sheet: inRows('<c><v>1</v></c>'), workbook })))).toEqual([[1, '0:1']]);
  });
});

describe('a workbook that no honest program saves', () => {
  const sheets = {
    'rows that are out of order': '<sheetData><row r="5"/><row r="4"/></sheetData>',
    'a row beyond the last one': '<sheetData><row r="1048577"><c><v>1</v></c></row></sheetData>',
    'a row number that is none': '<sheetData><row r="1.5"/></sheetData>',
    'a text that is missing': inRows('<c t="s"><v>9</v></c>'),
    'a cell without a column': inRows('<c r="7"><v>9</v></c>'),
    'a number that is none': inRows('<c><v>abc</v></c>'),
    'an entity of its own': `</worksheet><!DOCTYPE a [<!ENTITY b "c">]><worksheet>${inRows('<c><v>1</v></c>')}`,
    'elements without end': '<a>'.repeat(500),
  };
  for (const [name, sheet] of Object.entries(sheets))
    test(`is rejected: ${name}`, () => expect(read(raw({ sheet }))).rejects.toThrow(MalformedError));

  test('is rejected when it is cut off anywhere, or is no archive', async () => {
    const whole = await aWorkbook([['가'], ['나']]);
    for (const length of [1, 21, 100, Math.floor(whole.length / 2), whole.length - 1])
      await expect(read(whole.subarray(0, length))).rejects.toThrow(MalformedError);
    await expect(read(randomBytes(5000))).rejects.toThrow(MalformedError);
    await expect(read(aZip({ 'a.txt': 'text' }))).rejects.toThrow(MalformedError);
  });

  test('is rejected when any byte of it is changed to another, or read as before', async () => {
    const whole = await aWorkbook([['가'], ['나']]);
    const kinds = new Set<unknown>();
    for (let at = 0; at < whole.length; at += 23) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      kinds.add(
        await read(changed).then(
          () => 'read',
          (error: Error) => error.constructor,
        ),
      );
    }
    const known = new Set<unknown>(['read', MalformedError, ProtectedError, TooLargeError]);
    expect([...kinds].filter((kind) => !known.has(kind))).toEqual([]);
    expect(kinds.has(MalformedError)).toBe(true);
  });

  test('is rejected when its sheet is cut off inside the archive', async () => {
    const parts = rawParts({ sheet: inRows('<c><v>1</v></c>') });
    const sheet = '<worksheet><sheetData><row r="1"><c><v>1</v></c>';
    await expect(read(aZip({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).rejects.toThrow(MalformedError);
  });

  test('is rejected when it has macros, whatever its name', async () => {
    const contentType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
    await expect(read(raw({ sheet: '', contentType }))).rejects.toThrow(MacroError);
  });

  test('is known by its first bytes when it has a password', () => {
    expect(isOldFormat(Buffer.from('d0cf11e0a1b11ae1ffff', 'hex'))).toBe(true);
    expect(isOldFormat(Buffer.from('PK'))).toBe(false);
  });
});

/** The most memory that the process uses more than before while a promise is pending. */
async function memoryDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let max = before;
  const timer = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss());
  }, 5);
  await work().finally(() => clearInterval(timer));
  return (max - before) / 1024 / 1024;
}

describe('a workbook that unpacks to very much', () => {
  const bombs = {
    'a sheet of white space': () => rawParts({ sheet: ' '.repeat(66 * 1024 * 1024) }),
    'a comment': () => rawParts({ sheet: `<!--${'a'.repeat(66 * 1024 * 1024)}-->` }),
    'an attribute': () => rawParts({ sheet: `<sheetData a="${'a'.repeat(66 * 1024 * 1024)}"/>` }),
    'shared texts': () =>
      rawParts({
        sheet: inRows('<c t="s"><v>0</v></c>'),
        strings: `<sst>${'<si><t/></si>'.repeat(600_000)}</sst>`,
      }),
    'one shared text': () =>
      rawParts({ sheet: '', strings: `<sst><si><t>${'가'.repeat(22 * 1024 * 1024)}</t></si></sst>` }),
  };
  for (const [name, parts] of Object.entries(bombs))
    test(`is rejected before it is unpacked whole: ${name}`, async () => {
      const bytes = aZip(parts(), new Map([['xl/worksheets/sheet1.xml', 100]]));
      expect(bytes.length).toBeLessThan(1024 * 1024);
      const path = saved(bytes);
      const reading = async () => {
        for await (const _ of readSheet(path));
      };
      const grown = await memoryDuring(() => expect(reading()).rejects.toThrow(TooLargeError));
      expect(grown).toBeLessThan(150);
    });

  test('is read when it has a million empty rows, as a formatted sheet has', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 2}"/>`).join('');
    const sheet = `<dimension ref="A1:Z1048576"/><sheetData><row r="1"><c><v>1</v></c></row>${rows}</sheetData>`;
    expect(plain(await read(raw({ sheet })))).toEqual([[1, '0:1']]);
  });
});
