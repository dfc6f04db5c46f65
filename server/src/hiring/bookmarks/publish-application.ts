import { eq } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { Actor, ContextOf } from '#kit/context.ts';
import { APPLICATION_STARRED } from './events.ts';
import type { BookmarkRow } from './tables.ts';

/** Announces that a star of an application was given, or with `null` taken away; other likes are nobody's news. */
export async function publishApplicationBookmark(
  { db, actor, emit }: ContextOf<Actor>,
  { applicationId }: Pick<BookmarkRow, 'applicationId'>,
  likeId: string | null,
): Promise<void> {
  if (!applicationId) return;
  const [application] = await db
    .select({ recruitmentId: applications.recruitmentId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!application) return;
  const payload = { applicationId, ...application, userId: actor.userId, likeId };
  await emit({ type: APPLICATION_STARRED, payload });
}
