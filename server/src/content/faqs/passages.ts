import { and, inArray } from 'drizzle-orm';
import { isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import { findClosest, type Passage } from '#kit/search/closest-texts.ts';
import { textOfHtml } from '#platform/files/html.ts';
import { faqs, searchedFaqs } from './tables.ts';

/** Enough for those whose texts alone are equally close, before their titles decide. */
const MAX_PASSAGES = 30;

/** The published FAQs that are closest to a reader's question. */
export async function findFaqPassages(db: Db, question: string, now: Date): Promise<Passage[]> {
  const closest = await findClosest(db, searchedFaqs, { question, limit: MAX_PASSAGES });
  const scores = new Map(closest.map(({ rowId, score }) => [rowId, score]));
  const rows = await db
    .select({ id: faqs.id, category: faqs.category, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(and(inArray(faqs.id, [...scores.keys()]), isPublishedAt(faqs, now)));
  return rows.map(({ id, category, question: title, answer }) => ({
    title,
    text: textOfHtml(answer),
    link: `/center/faqs?category=${category}#faq-${id}`,
    score: scores.get(id) ?? 0,
  }));
}
