import { eq, inArray, or } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { Eraser } from '#kit/erasure.ts';
import { bookmarks } from './tables.ts';

/** Deletes their bookmarks, and those of others about them with their memos. */
export const eraseBookmarks: Eraser = async ({ db }, { userId, companyId }) => {
  const sent = db.select({ id: applications.id }).from(applications).where(eq(applications.personId, userId));
  const isAboutThem = or(
    eq(bookmarks.userId, userId),
    eq(bookmarks.personId, userId),
    inArray(bookmarks.applicationId, sent),
  );
  await db
    .delete(bookmarks)
    .where(companyId ? or(isAboutThem, eq(bookmarks.companyId, companyId)) : isAboutThem);
};
