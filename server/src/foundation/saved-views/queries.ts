import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { savedViews, type SavedViewRow } from './tables.ts';

const byName: PageColumn<SavedViewRow>[] = [
  { by: sql`${savedViews.name}`, direction: 1, cast: 'text', read: ({ name }) => name },
  { by: sql`${savedViews.id}`, direction: 1, cast: 'uuid', read: ({ id }) => id },
];

interface ViewsRequest extends PageRequest {
  list?: string | undefined;
}

/** A page of an administrator's views of one list or of all, by name. */
export async function listViews(db: Db, userId: string, { list, ...part }: ViewsRequest) {
  const where = and(
    eq(savedViews.userId, userId),
    list === undefined ? undefined : eq(savedViews.list, list),
  );
  const selection = db.select().from(savedViews).$dynamic();
  const [page, count] = await Promise.all([
    readPage(selection, { where, columns: byName, part }),
    countUpToCap(db, sql`select 1 from ${savedViews} where ${where}`),
  ]);
  return { ...page, ...count };
}

/** A view, locked for a write together with the owner's other views of its list, always in the same order. */
export async function findViewForUpdate(db: Db, id: string): Promise<SavedViewRow | undefined> {
  const wanted = alias(savedViews, 'wanted');
  const rows = await db
    .select()
    .from(savedViews)
    .where(
      sql`(${savedViews.userId}, ${savedViews.list}) in ${db
        .select({ userId: wanted.userId, list: wanted.list })
        .from(wanted)
        .where(eq(wanted.id, id))}`,
    )
    .orderBy(asc(savedViews.id))
    .for('update');
  return rows.find((row) => row.id === id);
}
