import { and, eq, inArray } from 'drizzle-orm';
import type { Actor, Db } from '#kit/context.ts';
import { likes } from './tables.ts';

/** Which of these applications the caller has given a star: bookmark ids by application. */
export async function findStars(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: likes.id, applicationId: likes.applicationId })
    .from(likes)
    .where(and(eq(likes.userId, actor.userId), inArray(likes.applicationId, [...applicationIds])));
  return new Map(rows.map(({ id, applicationId }) => [applicationId ?? '', id]));
}
