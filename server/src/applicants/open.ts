import { and, eq, isNull } from 'drizzle-orm';
import { APPLICATION_VIEWED } from '#applications/public.ts';
import { applications, type ApplicationRow } from '#applications/tables.ts';
import type { Work } from '#kit/context.ts';
import { nextVersion } from './queries.ts';

/** Marks the first opening of an application by its company and answers the new version; later ones change nothing. */
export async function markViewed(
  { db, now, announce }: Pick<Work, 'db' | 'now' | 'announce'>,
  { id, recruitmentId, companyId, personId }: ApplicationRow,
): Promise<{ version: number } | undefined> {
  const [opened] = await db
    .update(applications)
    .set({ viewedAt: now, ...nextVersion })
    .where(and(eq(applications.id, id), isNull(applications.viewedAt)))
    .returning({ version: applications.version });
  if (opened)
    await announce({
      type: APPLICATION_VIEWED,
      payload: { applicationId: id, recruitmentId, companyId, personId },
    });
  return opened;
}
