import { encode } from 'html-entities';
import { sayIn, type KeyedText } from '@ieum/contract/common/text.ts';
import { dataExportTexts as m } from '@ieum/contract/site/data-exports/texts.ts';
import type {
  CollectedRow,
  CollectedSection,
  CollectionSubject,
  CollectionWork,
} from '#kit/data-collection.ts';
import { seoulMinute } from '#kit/dates.ts';

/** The page stays readable and opens quickly; everything else is in the JSON files. */
const ROWS_SHOWN = 300;

const languages = { ko: 'ko', en: 'en', cn: 'zh-CN' } as const;

const style = `
  body { max-width: 860px; margin: 0 auto; padding: 24px 16px 64px; font: 16px/1.6 system-ui, sans-serif; color: #1f2328; }
  h2 { margin: 40px 0 8px; padding-top: 16px; border-top: 2px solid #1f2328; font-size: 20px; }
  dl { display: grid; grid-template-columns: minmax(96px, 180px) 1fr; gap: 4px 16px; margin: 0; padding: 12px 0; border-top: 1px solid #d0d7de; }
  dt { color: #57606a; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  p { margin: 4px 0; color: #57606a; }
  @media (max-width: 520px) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 8px; } }
`;

/** The page of the archive that people read, without scripts, written while the rows are read. */
export async function* pageOf(
  work: CollectionWork,
  subject: CollectionSubject,
  sections: readonly CollectedSection[],
): AsyncGenerator<string> {
  const say = (message: KeyedText, values?: Record<string, string | number>) =>
    encode(sayIn(subject.locale, message.text, values));
  const title = say(m.title);
  yield `<!doctype html>
<html lang="${languages[subject.locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${say(m.introduction, { at: seoulMinute(work.now) })}</p>
<p>${say(m.machineReadable)}</p>
`;
  for (const section of sections) yield* partOf(section, { rows: section.rows(work, subject), say });
  yield '</body>\n</html>\n';
}

type Say = (message: KeyedText, values?: Record<string, string | number>) => string;

/** One kind of data; nothing when the member has no such rows. */
async function* partOf(
  { name, title, fields }: CollectedSection,
  { rows, say }: { rows: AsyncIterable<CollectedRow>; say: Say },
): AsyncGenerator<string> {
  const file = `${name}.json`;
  let count = 0;
  for await (const row of rows) {
    if (count === 0)
      yield `<section>\n<h2>${say(title)}</h2>\n<p><a href="${file}">${say(m.allData)}</a></p>\n`;
    if (count === ROWS_SHOWN) {
      yield `<p>${say(m.more, { count: ROWS_SHOWN, file })}</p>\n`;
      break;
    }
    count += 1;
    yield `<dl>${linesOf(row, fields, say)}</dl>\n`;
  }
  if (count > 0) yield '</section>\n';
}

function linesOf(row: CollectedRow, fields: CollectedSection['fields'], say: Say): string {
  const lines = Object.entries(fields).flatMap(([name, label]) => {
    const value = textOf(row[name], say);
    return value ? [`<dt>${say(label)}</dt><dd>${value}</dd>`] : [];
  });
  return lines.join('');
}

function textOf(value: unknown, say: Say): string {
  if (value instanceof Date) return seoulMinute(value);
  if (typeof value === 'boolean') return say(value ? m.yes : m.no);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? encode(value) : '';
}
