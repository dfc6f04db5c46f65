import { encode } from 'html-entities';
import type { z } from 'zod';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { text } from '@ieum/contract/common/schemas.ts';
import { FaqDraft } from '@ieum/contract/content/faqs/endpoints.ts';
import { faqCategories, FAQS_OF_CATEGORY_MAX, type FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { faqImportTexts as m } from '@ieum/contract/content/faqs/import-texts.ts';
import { faqCategoryTexts, faqTexts } from '@ieum/contract/content/faqs/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { defineImportable, type Columns, type Compare, type Comparison } from '#foundation/imports/public.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { textOfHtml } from '#platform/files/html.ts';
import { createFaq, reviseFaq } from './changes.ts';
import { lockCategories } from './faq-order.ts';
import { FAQS_TAG } from './routes.ts';
import { faqs, type FaqRow } from './tables.ts';
import type { FaqChange } from './wire.ts';

const schema = FaqDraft.pick({ category: true, question: true, index: true, isActive: true }).extend({
  /** Text without markup. */
  answer: text(bounds.articleContent.text, faqTexts.answerRequired.key),
});
type Row = z.output<typeof schema>;

const oneLine = (written: string): string => written.replaceAll(/\s+/gu, ' ').trim();

/** One paragraph for each line, so that the answer reads as it was written. */
const markupOf = (answer: string): string =>
  answer
    .split(/\r?\n/)
    .map((line) => `<p>${encode(line.trim())}</p>`)
    .join('');

/** The change that a row makes; an answer with the same text keeps its formatting. */
function changeOf(
  { category, question, answer, index, isActive }: Row,
  before: FaqRow | undefined,
): FaqChange {
  const isSameAnswer = before !== undefined && oneLine(textOfHtml(before.answer)) === oneLine(answer);
  return {
    ...(category !== before?.category && { category }),
    ...(question !== before?.question && { question }),
    ...(!isSameAnswer && { answer: markupOf(answer) }),
    ...(index !== undefined && index !== before?.position && { position: index }),
    ...(isActive !== undefined && isActive !== before?.isActive && { isActive }),
  };
}

/** The present FAQs by their question; two may have the same. */
async function readAll(db: Db, isLocking: boolean): Promise<ReadonlyMap<string, FaqRow[]>> {
  const selection = db.select().from(faqs).orderBy(faqs.id);
  const rows = await (isLocking ? selection.for('update') : selection);
  return Map.groupBy(rows, ({ question }) => oneLine(question));
}

/** A category is full when the rows before in the workbook have filled it. */
function createCounts(present: ReadonlyMap<string, FaqRow[]>) {
  const all = [...present.values()].flat();
  const counts = new Map<FaqCategory, number>();
  for (const { category } of all) counts.set(category, (counts.get(category) ?? 0) + 1);
  return (to: FaqCategory, from?: FaqCategory): boolean => {
    if (to === from) return true;
    const count = counts.get(to) ?? 0;
    if (count >= FAQS_OF_CATEGORY_MAX) return false;
    counts.set(to, count + 1);
    if (from) counts.set(from, (counts.get(from) ?? 1) - 1);
    return true;
  };
}

type Fits = ReturnType<typeof createCounts>;

function compareOne(row: Row, found: readonly FaqRow[], fits: Fits): Comparison {
  const [before] = found;
  if (found.length > 1) return { fault: { column: 'question', message: m.ambiguous } };
  if (!fits(row.category, before?.category))
    return { fault: { column: 'category', message: faqTexts.tooMany } };
  if (!before) return { outcome: 'NEW', mark: '' };
  const isSame = Object.keys(changeOf(row, before)).length === 0;
  return { outcome: isSame ? 'UNCHANGED' : 'CHANGED', mark: `${before.id}:${before.version}` };
}

const columns: Columns<typeof schema> = {
  category: {
    title: m.category,
    about: m.categoryAbout,
    example: m.categoryExample,
    isRequired: true,
    choices: () => faqCategories.map((value) => ({ value, label: faqCategoryTexts[value] })),
  },
  question: {
    title: m.question,
    about: m.questionAbout,
    example: m.questionExample,
    isRequired: true,
    width: 40,
  },
  answer: { title: m.answer, about: m.answerAbout, example: m.answerExample, isRequired: true, width: 60 },
  index: { title: m.index, about: m.indexAbout, example: m.indexExample, isNumber: true },
  isActive: {
    title: m.isActive,
    about: m.isActiveAbout,
    example: m.shown,
    choices: () => [
      { value: true, label: m.shown },
      { value: false, label: m.hidden },
    ],
  },
};

/** All FAQs are read at once, because there are some hundreds at most. */
function comparing({ isWriting }: { isWriting: boolean }): Compare<Row> {
  let present: Awaited<ReturnType<typeof readAll>> | undefined;
  let fits: Fits | undefined;
  return async (db, rows) => {
    if (isWriting && !present) await lockCategories(db);
    present ??= await readAll(db, isWriting);
    fits ??= createCounts(present);
    const [found, counted] = [present, fits];
    return rows.map((row) => compareOne(row, found.get(oneLine(row.question)) ?? [], counted));
  };
}

async function writeAll(ctx: AdministratorContext, store: FileStore, rows: readonly Row[]): Promise<void> {
  const all = await readAll(ctx.db, true);
  for (const row of rows) {
    const { category, question, answer } = row;
    const before = all.get(oneLine(question))?.[0];
    const change = changeOf(row, before);
    if (before) await reviseFaq(ctx, store, { before, change });
    else await createFaq(ctx, store, { ...change, category, question, answer: markupOf(answer) });
  }
}

/** FAQs from a workbook, found by their question. */
export const faqImport = ({ fileStore }: { fileStore: FileStore }) =>
  defineImportable({
    kind: 'faqs',
    right: 'content.write',
    schema,
    columns,
    keyColumn: 'question',
    keyOf: ({ question }) => oneLine(question),
    comparing,
    write: (ctx, rows) => writeAll(ctx, fileStore, rows),
    tags: [FAQS_TAG],
  });
