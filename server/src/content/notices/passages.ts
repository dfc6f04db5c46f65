import { and, inArray } from 'drizzle-orm';
import { isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import { findClosest, type Passage } from '#kit/search/closest-texts.ts';
import { textOfHtml } from '#platform/files/html.ts';
import { notices, searchedNotices } from './tables.ts';

const MAX_PASSAGES = 5;

/** The published notices that are closest to a reader's question. */
export async function findNoticePassages(db: Db, question: string, now: Date): Promise<Passage[]> {
  const closest = await findClosest(db, searchedNotices, { question, limit: MAX_PASSAGES });
  const scores = new Map(closest.map(({ rowId, score }) => [rowId, score]));
  const rows = await db
    .select({ id: notices.id, subject: notices.subject, content: notices.content })
    .from(notices)
    .where(and(inArray(notices.id, [...scores.keys()]), isPublishedAt(notices, now)));
  return rows.map(({ id, subject, content }) => ({
    title: subject,
    text: textOfHtml(content),
    link: `/center/notice/${id}`,
    score: scores.get(id) ?? 0,
  }));
}
