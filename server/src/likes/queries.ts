import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LikeType } from '@ieum/contract/likes.enums.ts';
import type { Actor, ContextOf, Db } from '#kit/context.ts';
import { isId } from '#kit/ids.ts';
import {
  afterCursor,
  countUpToCap,
  orderBy,
  packCursor,
  pageOf,
  unpackCursor,
  type OrderColumn,
} from '#kit/listing.ts';
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

interface LikePart {
  userId: string;
  type: LikeType | undefined;
  recruitmentIds: string[] | undefined;
  companyIds: string[] | undefined;
  personIds?: string[] | undefined;
  applicationIds?: string[] | undefined;
  direction: 1 | -1;
  limit: number;
  skip: number;
  after: string | undefined;
  isLast: boolean;
}

/** A member's likes, the newest first unless asked otherwise; of all, or of the targets named. */
export async function listLikes(db: Db, part: LikePart) {
  const { userId, type, direction, limit, skip, after, isLast } = part;
  const columns: OrderColumn[] = [
    { by: sql`${likes.createdAt}`, direction, cast: 'timestamptz' },
    { by: sql`${likes.id}`, direction, cast: 'uuid' },
  ];
  const isAsked = and(eq(likes.userId, userId), type ? eq(likes.type, type) : undefined, isOfTargets(part));
  const rows = await db
    .select()
    .from(likes)
    .where(and(isAsked, after ? afterCursor(columns, unpackCursor(after, 2)) : undefined))
    .orderBy(...orderBy(columns, isLast))
    .limit(limit + 1)
    .offset(isLast ? 0 : skip);
  const count = await countUpToCap(db, sql`select 1 from ${likes} where ${isAsked}`);
  if (isLast) return { rows: rows.slice(0, limit).toReversed(), next: null, ...count };
  return { ...pageOf(rows, limit, (row) => packCursor([row.createdAt.toISOString(), row.id])), ...count };
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
