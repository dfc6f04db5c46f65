import { eq } from 'drizzle-orm';
import { applicantMessages as m } from '@ieum/contract/messages/applicants.ts';
import { isSubmitted, nextVersion } from '#applications/public.ts';
import { applications, type ApplicationRow } from '#applications/tables.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/rows.ts';

/** Writes the company's own note about an applicant, who never sees it; the last write wins. Answers the new version. */
export async function writeMemo(
  { db }: Pick<Work, 'db'>,
  application: ApplicationRow,
  memo: string,
): Promise<{ version: number }> {
  if (!isSubmitted(application)) throw new AppError('conflict', m.revoked);
  const changed = await db
    .update(applications)
    .set({ memo, ...nextVersion })
    .where(eq(applications.id, application.id))
    .returning({ version: applications.version });
  return one(changed);
}
