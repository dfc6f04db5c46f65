import { and, eq, isNull } from 'drizzle-orm';
import { applications, type ApplicationRow } from '#applications/tables.ts';
import type { Work } from '#kit/context.ts';
import { nextVersion } from './queries.ts';

/** Marks the first opening of an application by its company and answers the new version; later ones change nothing. */
export async function markViewed(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id }: ApplicationRow,
): Promise<{ version: number } | undefined> {
  const [changed] = await db
    .update(applications)
    .set({ viewedAt: now, ...nextVersion })
    .where(and(eq(applications.id, id), isNull(applications.viewedAt)))
    .returning({ version: applications.version });
  return changed;
}
