import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LikeType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import type { Actor, ContextOf, Db } from '#kit/context.ts';
import { isId } from '#kit/db/ids.ts';
import { byCreation, countUpToCap, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { likes, type LikeRow } from './tables.ts';

/** One of the caller's own likes; foreign ones are as if they were not there. */
export async function findOwnLike(
  { db, actor }: Pick<ContextOf<Actor>, 'db' | 'actor'>,
  id: string,
): Promise<LikeRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select()
    .from(likes)
    .where(and(eq(likes.id, id), eq(likes.userId, actor.userId)));
  return row;
}

export interface LikePart extends PageRequest {
  type?: LikeType | undefined;
  recruitmentIds?: string[] | undefined;
  companyIds?: string[] | undefined;
  personIds?: string[] | undefined;
  applicationIds?: string[] | undefined;
  direction: 1 | -1;
}

/** A member's likes, the newest first unless asked otherwise; of all, or of the targets named. */
export async function listLikes(db: Db, userId: string, part: LikePart) {
  const { type, direction } = part;
  const where = and(eq(likes.userId, userId), type ? eq(likes.type, type) : undefined, isOfTargets(part));
  const selection = db.select().from(likes).$dynamic();
  const page = await readPage(selection, { where, columns: byCreation(likes, direction), part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${likes} where ${where}`)) };
}

function isOfTargets({ recruitmentIds, companyIds, personIds, applicationIds }: LikePart) {
  const asked: [PgColumn, string[] | undefined][] = [
    [likes.recruitmentId, recruitmentIds],
    [likes.companyId, companyIds],
    [likes.personId, personIds],
    [likes.applicationId, applicationIds],
  ];
  const conditions = asked.flatMap(([column, ids]) => (ids ? [inArray(column, ids.filter(isId))] : []));
  return conditions.length > 0 ? or(...conditions) : undefined;
}
