import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { applications, type ApplicationRow } from './tables.ts';

/** Marks the first time the company read an application; later readings change nothing. */
export async function markViewed(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id }: Pick<ApplicationRow, 'id'>,
): Promise<void> {
  await db
    .update(applications)
    .set({ viewedAt: now })
    .where(and(eq(applications.id, id), isNull(applications.viewedAt)));
}
