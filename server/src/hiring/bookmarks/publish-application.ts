import { eq } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { MemberContext } from '#kit/context.ts';
import { applicationBookmarked } from './events.ts';
import type { BookmarkRow } from './tables.ts';

/**
 * Emits that an application was bookmarked, or with `null` that it no longer is; other bookmarks have no
 * subscriber.
 */
export async function publishApplicationBookmark(
  { db, actor, emit }: MemberContext,
  { applicationId }: Pick<BookmarkRow, 'applicationId'>,
  bookmarkId: string | null,
): Promise<void> {
  if (!applicationId) return;
  const [application] = await db
    .select({ recruitmentId: applications.recruitmentId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!application) return;
  await emit(applicationBookmarked({ applicationId, ...application, userId: actor.userId, bookmarkId }));
}
