import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL_TEXT_MAX } from '@ieum/contract/common/bounds.ts';
import {
  isRead,
  outcomeOf,
  RUNS,
  rowsOf,
  sheet,
  strings,
  styles,
} from '../../../test/workbooks/foreign-workbooks.ts';
import { aZip, rawParts } from '../../../test/workbooks/workbooks.ts';
import { MalformedError } from './read-sheet.ts';

// Whatever XML the parts of a workbook have: its rows are read, or it is rejected with a declared error, in time.

const attribute = fc.oneof(
  fc.tuple(
    fc.constant('r'),
    fc.constantFrom('1', '2', '3', '4', '0', '-1', '1e3', '1048577', '', 'A', 'A1', 'b2'),
  ),
  fc.tuple(
    fc.constant('r'),
    fc.constantFrom('CV9', 'CW9', 'XFD1048576', 'Z'.repeat(400), '가1', '9'.repeat(400)),
  ),
  fc.tuple(fc.constant('t'), fc.constantFrom('s', 'n', 'b', 'd', 'e', 'str', 'inlineStr', 'zz', '')),
  fc.tuple(fc.constant('s'), fc.constantFrom('0', '1', '-1', 'x', '1e999')),
  fc.tuple(
    fc.constantFrom('__proto__', 'constructor', 'numFmtId', 'formatCode', 'x:id'),
    fc.constantFrom('14', '[h]'),
  ),
);
const content = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '2',
    '9',
    '-1',
    '1.5',
    '1e999',
    '0x1',
    ' ',
    '',
    '46000',
    '가나',
    '_x0000_',
    '_xD800_',
    '=',
  ),
  fc.constantFrom(
    '&lt;',
    '&#0;',
    '&#xD800;',
    '&#x110000;',
    `&#${'9'.repeat(500)};`,
    '&a;',
    '&',
    '<',
    '>',
    ']]>',
    '\0',
  ),
  fc.constantFrom(
    '<!-- c -->',
    '<![CDATA[<c>]]>',
    '<?x y?>',
    '<!x>',
    '</row>',
    '</c>',
    '<c',
    '<row r="',
    '<!--',
    '<![CDATA[',
  ),
  fc.constantFrom('가'.repeat(CELL_TEXT_MAX + 5), 'x'.repeat(70_000)),
);
const names =
  'worksheet sheetData row c v is t f r rPh si sst sheets sheet cellXfs xf numFmt x:row x:c Relationship';
/** Any XML, of the elements that are known, and some of it not well-formed. */
const { xml } = fc.letrec<{ xml: string; element: string }>((tie) => ({
  xml: fc
    .array(fc.oneof({ weight: 4, arbitrary: tie('element') }, { weight: 1, arbitrary: content }), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
  element: fc
    .record({
      name: fc.oneof(fc.constantFrom(...names.split(' ')), fc.constantFrom('row', 'c', 'v', 't', 'si')),
      attributes: fc.array(attribute, { maxLength: 3 }),
      inner: fc.oneof({ depthSize: 'small', withCrossShrink: true }, content, tie('xml')),
      isClosed: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    })
    .map(({ name, attributes, inner, isClosed }) => {
      const written = attributes.map(([key, value]) => ` ${key}="${value}"`).join('');
      return `<${name}${written}>${inner}${isClosed ? `</${name}>` : ''}`;
    }),
}));

describe('a workbook of any XML', () => {
  test('is read or rejected where its sheet is any, and in some of the runs it is read', async () => {
    let count = 0;
    const property = fc.asyncProperty(xml, fc.boolean(), async (any, isInData) => {
      const inside = isInData ? `<sheetData>${any}</sheetData>` : any;
      if (await isRead(aZip(rawParts({ sheet: inside, strings, styles })))) count += 1;
    });
    await fc.assert(property, { numRuns: 2 * RUNS.numRuns });
    expect(count).toBeGreaterThan(RUNS.numRuns / 10);
  });

  const others = [
    'xl/sharedStrings.xml',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    '_rels/.rels',
    '[Content_Types].xml',
  ];
  test('is read or rejected where any other part is any', async () => {
    const outcomes = new Set<boolean>();
    const parts = rawParts({ sheet, strings, styles });
    const property = fc.asyncProperty(
      fc.constantFrom(...others),
      xml,
      fc.boolean(),
      async (part, any, hasRoot) => {
        outcomes.add(await isRead(aZip({ ...parts, [part]: hasRoot ? `<sst>${any}</sst>` : any })));
      },
    );
    await fc.assert(property, RUNS);
    expect(outcomes).toContain(false);
  });

  test('is rejected where it is deeper than 64 elements, of any names', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 500 }),
      fc.constantFrom('a', 'x:is', 'r'),
      async (depth, name) => {
        const inside = `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);
        const outcome = await outcomeOf(aZip(rawParts({ sheet: inside })));
        expect(Array.isArray(outcome)).toBe(depth < 64);
      },
    );
    await fc.assert(property, { numRuns: 30 });
  });
});

describe('a workbook whose parts are long', () => {
  const long = 100_000;
  const target = `${'a'.repeat(long)}/${'b/../'.repeat(long / 2)}`;
  const relationship = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${target}"/></Relationships>`;
  const format = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(long)}"/></numFmts></styleSheet>`;
  const cell = (text: string) => `<sheetData><row><c><v>${text}</v></c></row></sheetData>`;
  const parts = {
    'the name of another part': { ...rawParts({ sheet }), 'xl/_rels/workbook.xml.rels': relationship },
    'a format': rawParts({ sheet: cell('1'), styles: format }),
    'a number': rawParts({ sheet: cell(`${'1'.repeat(32_000)}x`) }),
    'a character reference': rawParts({ sheet: cell(`&#${'9'.repeat(long)};`) }),
    'a name of an element': rawParts({ sheet: `<${'a'.repeat(long)}/>` }),
  };
  // Each of these took seconds, or minutes at the length that a part may have, where its time was not linear.
  const rejected = new Set(['the name of another part', 'a number', 'a character reference']);
  test.each(Object.entries(parts))('is read or rejected in time: %s', async (name, entries) => {
    expect(await isRead(aZip(entries))).toBe(!rejected.has(name));
  });
});

describe('what no program writes is rejected, and not read as something else', () => {
  const cells = {
    'a cell of white space is no zero': '<row><c><v> </v></c></row>',
    'a number is decimal': '<row><c><v>0x1F</v></c></row>',
    'a shared text has a number': '<row><c t="s"><v> </v></c></row>',
    'a row inside a row': '<row><c><v>1</v></c><row><c><v>2</v></c></row></row>',
    'a cell inside a cell': '<row><c><v>1</v><c><v>2</v></c></c></row>',
    'a row with a number that is not decimal': '<row r="0x1"><c><v>1</v></c></row>',
  };
  test.each(Object.entries(cells))('%s', async (_, rows) => {
    const bytes = aZip(rawParts({ sheet: `<sheetData>${rows}</sheetData>`, strings }));
    expect(await outcomeOf(bytes)).toBe(MalformedError);
  });

  test('what looks like a row outside the rows is none, as the place of a control', async () => {
    const around = `<x:row>3</x:row>${sheet}<x:from><x:row>3</x:row><c><v>9</v></c></x:from>`;
    expect(await outcomeOf(aZip(rawParts({ sheet: around, strings, styles })))).toEqual(rowsOf[2]);
  });

  test('a part that ends inside a character', async () => {
    const parts = rawParts({ sheet, strings, styles });
    const cut = Buffer.concat([
      Buffer.from(parts['xl/worksheets/sheet1.xml']),
      Buffer.from('가').subarray(0, 2),
    ]);
    expect(await outcomeOf(aZip({ ...parts, 'xl/worksheets/sheet1.xml': cut }))).toBe(MalformedError);
  });
});
