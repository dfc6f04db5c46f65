import { aliasedTable, and, asc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { commentReports, postComments } from '../tables.ts';

const selectComments = (db: Db) =>
  db
    .select({ comment: postComments, writer: { name: users.name, isConsole: users.isConsole } })
    .from(postComments)
    .leftJoin(users, eq(users.id, postComments.userId))
    .$dynamic();
export type WrittenComment = Awaited<ReturnType<typeof selectComments>>[number];

const byThread: PageColumn<WrittenComment>[] = [
  { by: sql`${postComments.threadId}`, direction: 1, cast: 'uuid', read: ({ comment }) => comment.threadId },
  { by: sql`${postComments.id}`, direction: 1, cast: 'uuid', read: ({ comment }) => comment.id },
];

const replies = aliasedTable(postComments, 'replies');

/** A deleted comment is shown only as long as somebody's reply is below it. */
const isShown = (db: Db) =>
  or(
    isNull(postComments.removedAt),
    and(
      eq(postComments.threadId, postComments.id),
      exists(
        db
          .select({ one: sql`1` })
          .from(replies)
          .where(
            and(
              eq(replies.postId, postComments.postId),
              eq(replies.threadId, postComments.id),
              isNull(replies.removedAt),
            ),
          ),
      ),
    ),
  );

const isReported = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(commentReports)
      .where(and(eq(commentReports.commentId, postComments.id), eq(commentReports.state, 'OPEN'))),
  );

interface Filter extends PageRequest {
  reported?: boolean | undefined;
}

/** A page of the comments of a post, the oldest first, each followed by its replies. */
export async function listComments(db: Db, postId: string, filter: Filter) {
  const ofPost = eq(postComments.postId, postId);
  const where: SQL | undefined = and(ofPost, isShown(db), filter.reported ? isReported(db) : undefined);
  const [page, counted] = await Promise.all([
    readPage(selectComments(db), { where, columns: byThread, part: filter }),
    countUpToCap(db, sql`select 1 from ${postComments} where ${where ?? sql`true`}`),
  ]);
  return { ...page, ...counted };
}

/** A comment of a post that was not deleted. */
export async function findComment(db: Db, postId: string, id: string): Promise<WrittenComment | undefined> {
  const [row] = await selectComments(db).where(
    and(eq(postComments.id, id), eq(postComments.postId, postId), isNull(postComments.removedAt)),
  );
  return row;
}

const REPORTS_OF_A_PAGE = 300;

/** The reports of comments that wait for a decision, the oldest first. */
export const findOpenReports = async (db: Db, commentIds: readonly string[]) =>
  commentIds.length === 0
    ? []
    : db
        .select({ report: commentReports, reporter: { name: users.name, isConsole: users.isConsole } })
        .from(commentReports)
        .leftJoin(users, eq(users.id, commentReports.userId))
        .where(and(inArray(commentReports.commentId, [...commentIds]), eq(commentReports.state, 'OPEN')))
        .orderBy(asc(commentReports.id))
        .limit(REPORTS_OF_A_PAGE);
export type OpenReport = Awaited<ReturnType<typeof findOpenReports>>[number];
