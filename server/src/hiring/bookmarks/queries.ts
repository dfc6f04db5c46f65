import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BookmarkType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import type { Db, MemberContext } from '#kit/context.ts';
import { byCreation, countUpToCap, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { bookmarks, type BookmarkRow } from './tables.ts';

const isOwn = ({ userId }: MemberContext['actor'], id: string) =>
  and(eq(bookmarks.id, id), eq(bookmarks.userId, userId));

/** One of the caller's own bookmarks; those of others are not found. */
export async function findOwnBookmark(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  id: string,
): Promise<BookmarkRow | undefined> {
  const [row] = await db.select().from(bookmarks).where(isOwn(actor, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findOwnBookmarkForUpdate(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  id: string,
): Promise<BookmarkRow | undefined> {
  const [row] = await db.select().from(bookmarks).where(isOwn(actor, id)).for('update');
  return row;
}

export interface BookmarkPage extends PageRequest {
  type?: BookmarkType | undefined;
  recruitmentIds?: string[] | undefined;
  companyIds?: string[] | undefined;
  personIds?: string[] | undefined;
  applicationIds?: string[] | undefined;
  direction: 1 | -1;
}

/** A member's bookmarks, the newest first by default; all, or those of the given targets. */
export async function listBookmarks(db: Db, userId: string, part: BookmarkPage) {
  const { type, direction } = part;
  const where = and(
    eq(bookmarks.userId, userId),
    type ? eq(bookmarks.type, type) : undefined,
    isOfTargets(part),
  );
  const selection = db.select().from(bookmarks).$dynamic();
  const page = await readPage(selection, { where, columns: byCreation(bookmarks, direction), part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${bookmarks} where ${where}`)) };
}

function isOfTargets({ recruitmentIds, companyIds, personIds, applicationIds }: BookmarkPage) {
  const requested: [PgColumn, string[] | undefined][] = [
    [bookmarks.recruitmentId, recruitmentIds],
    [bookmarks.companyId, companyIds],
    [bookmarks.personId, personIds],
    [bookmarks.applicationId, applicationIds],
  ];
  const conditions = requested.flatMap(([column, ids]) => (ids ? [inArray(column, ids)] : []));
  return conditions.length > 0 ? or(...conditions) : undefined;
}
