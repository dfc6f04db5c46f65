import { and, eq, isNull } from 'drizzle-orm';
import { applications, type ApplicationRow } from '#applications/tables.ts';
import type { Work } from '#kit/context.ts';

/** Marks the first opening of an application by its company; later ones change nothing. */
export async function markViewed(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id }: ApplicationRow,
): Promise<void> {
  await db
    .update(applications)
    .set({ viewedAt: now })
    .where(and(eq(applications.id, id), isNull(applications.viewedAt)));
}
