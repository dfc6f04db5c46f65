import { eq, inArray, or } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { Eraser } from '#kit/erasure.ts';
import { likes } from './tables.ts';

/** Their likes and bookmarks go, and what others kept and noted about them. */
export const eraseLikes: Eraser = async ({ db }, { userId, companyId }) => {
  const sent = db.select({ id: applications.id }).from(applications).where(eq(applications.personId, userId));
  const isAboutThem = or(
    eq(likes.userId, userId),
    eq(likes.personId, userId),
    inArray(likes.applicationId, sent),
  );
  await db.delete(likes).where(companyId ? or(isAboutThem, eq(likes.companyId, companyId)) : isAboutThem);
};
