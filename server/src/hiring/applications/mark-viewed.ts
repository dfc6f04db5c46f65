import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { applicationViewed } from './events.ts';
import { nextVersion } from './next-version.ts';
import { applications, type ApplicationRow } from './tables.ts';

type Viewed = Pick<ApplicationRow, 'id' | 'recruitmentId' | 'companyId' | 'personId'>;

/**
 * Records the first time that the company read an application, and emits it; later readings change nothing.
 */
export async function markViewed(
  { db, now, emit }: Pick<Work, 'db' | 'now' | 'emit'>,
  { id, recruitmentId, companyId, personId }: Viewed,
): Promise<void> {
  const [first] = await db
    .update(applications)
    .set({ viewedAt: now, ...nextVersion })
    .where(and(eq(applications.id, id), isNull(applications.viewedAt)))
    .returning({ version: applications.version });
  if (!first) return;
  await emit(applicationViewed({ applicationId: id, recruitmentId, companyId, personId, ...first }));
}
