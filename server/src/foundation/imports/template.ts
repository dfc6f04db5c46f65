import type { FastifyReply } from 'fastify';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import { IMPORT_ROWS_MAX } from '@ieum/contract/foundation/imports/enums.ts';
import { importTexts as m } from '@ieum/contract/foundation/imports/texts.ts';
import type { Context } from '#kit/context.ts';
import { sendWorkbookBytes } from '#kit/export/workbook.ts';
import { labelIn, readChoices } from './evaluate.ts';
import type { Importable } from './importable.ts';

interface TemplateColumn {
  title: string;
  example: string;
  about: string;
  isRequired: boolean;
  width: number;
  allowed: readonly string[];
}

const VALUES = 'values';
const letterOf = (column: number): string => String.fromCharCode(65 + column);

/** Sends the workbook in which rows are written: the headers, one example, and how each column is filled in. */
export async function sendTemplate(
  { db, caller: { locale }, now }: Context<'console'>,
  reply: FastifyReply,
  importable: Importable,
): Promise<FastifyReply> {
  const columns = await columnsIn(db, importable, locale);
  const bytes = await writeXlsx({
    sheets: [rowsSheet(columns, locale), guideSheet(columns, locale), valuesSheet(columns)],
  });
  return sendWorkbookBytes(reply, { prefix: `${importable.kind}-template`, bytes, at: now });
}

async function columnsIn(
  db: Context['db'],
  importable: Importable,
  locale: Locale,
): Promise<TemplateColumn[]> {
  const choices = await readChoices(db, importable);
  return Object.entries(importable.columns).map(
    ([name, { title, example, about, isRequired, width = 16 }]) => ({
      title: sayIn(locale, title.text),
      example: sayIn(locale, example.text),
      about: sayIn(locale, about.text),
      isRequired: isRequired ?? false,
      width,
      allowed: (choices.get(name) ?? []).map((choice) => labelIn(locale, choice)),
    }),
  );
}

const boldHeader = (columns: number): NonNullable<WriteSheet['cells']> =>
  new Map(
    Array.from({ length: columns }, (_, column) => [`0,${column}`, { style: { font: { bold: true } } }]),
  );

/** Every cell is text, so that Excel changes nothing that is typed into it. */
function rowsSheet(columns: readonly TemplateColumn[], locale: Locale): WriteSheet {
  const lists = columns.flatMap(({ allowed }, column) =>
    allowed.length === 0
      ? []
      : [
          {
            type: 'list' as const,
            // A list of its own cells, because one that is written out may have 255 characters at most.
            formula1: `${VALUES}!$${letterOf(column)}$1:$${letterOf(column)}$${allowed.length}`,
            allowBlank: true,
            showErrorMessage: true,
            errorMessage: sayIn(locale, m.guideValues.text),
            range: `${letterOf(column)}2:${letterOf(column)}${IMPORT_ROWS_MAX + 1}`,
          },
        ],
  );
  return {
    name: sayIn(locale, m.sheet.text),
    columns: columns.map(({ width }) => ({ width, style: { numFmt: '@' } })),
    rows: [
      columns.map(({ title, isRequired }) => (isRequired ? `${title} *` : title)),
      columns.map(({ example }) => example),
    ],
    cells: boldHeader(columns.length),
    dataValidations: lists,
    freezePane: { rows: 1 },
  };
}

function guideSheet(columns: readonly TemplateColumn[], locale: Locale): WriteSheet {
  const say = (message: KeyedText) => sayIn(locale, message.text);
  const header = [m.guideColumn, m.guideRequired, m.guideValues, m.guideAbout].map(say);
  return {
    name: say(m.guideSheet),
    columns: [20, 12, 40, 70].map((width) => ({ width })),
    rows: [
      header,
      ...columns.map(({ title, isRequired, allowed, about }) => [
        title,
        say(isRequired ? m.yes : m.no),
        allowed.join(', '),
        about,
      ]),
    ],
    cells: boldHeader(header.length),
    freezePane: { rows: 1 },
  };
}

/** The allowed values of each column, below each other in the column of the same letter. */
function valuesSheet(columns: readonly TemplateColumn[]): WriteSheet {
  const height = Math.max(1, ...columns.map(({ allowed }) => allowed.length));
  return {
    name: VALUES,
    hidden: true,
    columns: columns.map(() => ({ style: { numFmt: '@' } })),
    rows: Array.from({ length: height }, (_, row) => columns.map(({ allowed }) => allowed[row] ?? null)),
  };
}
