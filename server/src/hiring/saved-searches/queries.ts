import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { byCreation, countUpToCap, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { savedSearches, type SavedSearchRow } from './tables.ts';

/** A page of a person's saved searches, the newest first. */
export async function listSearches(db: Db, userId: string, part: PageRequest) {
  const where = eq(savedSearches.userId, userId);
  const selection = db.select().from(savedSearches).$dynamic();
  const [page, count] = await Promise.all([
    readPage(selection, { where, columns: byCreation(savedSearches), part }),
    countUpToCap(db, sql`select 1 from ${savedSearches} where ${where}`),
  ]);
  return { ...page, ...count };
}

/** One saved search, locked for a write. */
export async function findSearchForUpdate(db: Db, id: string): Promise<SavedSearchRow | undefined> {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id)).for('update');
  return row;
}

/** Whether its new recruitments are wanted and were last looked for before this moment. */
const isWaiting = (before: Date) =>
  and(eq(savedSearches.isNotified, true), lt(savedSearches.seenUntil, before));

/** The next persons, in the order of their ids, who have a search that waits. */
export async function listWaitingPersons(
  db: Db,
  before: Date,
  { last, limit }: { last: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: savedSearches.userId })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(
      and(
        isWaiting(before),
        eq(users.status, 'ACTIVE'),
        last === undefined ? undefined : gt(savedSearches.userId, last),
      ),
    )
    .orderBy(asc(savedSearches.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

interface WaitingCondition {
  userId: string;
  before: Date;
}

/** A person's searches that wait, in the order in which they were saved. */
export const listWaiting = (db: Db, { userId, before }: WaitingCondition): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isWaiting(before)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id));

/** Writes until when these were looked at; returns those that still waited, so that each is notified of once. */
export async function setSeen(
  db: Db,
  { userId, before }: WaitingCondition,
  { ids, until }: { ids: readonly string[]; until: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .update(savedSearches)
    .set({ seenUntil: until })
    .where(and(eq(savedSearches.userId, userId), inArray(savedSearches.id, [...ids]), isWaiting(before)))
    .returning({ id: savedSearches.id });
  return new Set(rows.map(({ id }) => id));
}
