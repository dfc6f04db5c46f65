import { and, eq, inArray } from 'drizzle-orm';
import { isPageCode, pageAddress } from '@ieum/contract/content/boards/enums.ts';
import type { Db } from '#kit/context.ts';
import { findClosest, type Passage } from '#kit/search/closest-texts.ts';
import { textOfHtml } from '#platform/files/html.ts';
import { isShownTo, type Reader } from './queries.ts';
import { boards, posts, searchedPosts } from './tables.ts';

const MAX_PASSAGES = 8;

/** The posts and the pages that a reader may see and that are closest to a question. */
export async function findPostPassages(db: Db, question: string, reader: Reader): Promise<Passage[]> {
  const closest = await findClosest(db, searchedPosts, { question, limit: MAX_PASSAGES });
  const scores = new Map(closest.map(({ rowId, score }) => [rowId, score]));
  const rows = await db
    .select({ id: posts.id, code: boards.code, subject: posts.subject, content: posts.content })
    .from(posts)
    .innerJoin(boards, eq(boards.id, posts.boardId))
    .where(and(inArray(posts.id, [...scores.keys()]), isShownTo(reader)));
  return rows.map(({ id, code, subject, content }) => ({
    title: subject,
    text: textOfHtml(content),
    link: isPageCode(code) ? pageAddress(code) : `/guide?post=${id}`,
    score: scores.get(id) ?? 0,
  }));
}
