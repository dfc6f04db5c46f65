import { and, eq, not } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { isPublishedAt } from './publication.ts';
import type { Publishable } from './publishable.ts';

/**
 * Publishes a row as of a moment at which visitors would not see it. Only for a transaction that is rolled
 * back: what it is for is reading, by the queries of the public pages, how the row will look.
 */
export async function publishDraft(db: Db, { table, columns }: Publishable, id: string, at: Date) {
  await db
    .update(table)
    .set({ isActive: true, startsAt: null, endsAt: null, ...(columns.shownAt && { shownAt: at }) })
    .where(and(eq(columns.id, id), not(isPublishedAt(columns, at))));
}
