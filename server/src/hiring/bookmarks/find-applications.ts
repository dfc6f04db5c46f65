import { and, eq, inArray } from 'drizzle-orm';
import type { Actor, Db } from '#kit/context.ts';
import { bookmarks } from './tables.ts';

/** Which of these applications the caller has bookmarked: bookmark ids by application. */
export async function findBookmarkedApplications(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: bookmarks.id, applicationId: bookmarks.applicationId })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, actor.userId), inArray(bookmarks.applicationId, [...applicationIds])));
  return new Map(rows.map(({ id, applicationId }) => [applicationId ?? '', id]));
}
