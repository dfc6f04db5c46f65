import { eq } from 'drizzle-orm';
import { applicantMessages as m } from '@ieum/contract/messages/applicants.ts';
import { isSubmitted } from '#applications/public.ts';
import { applications, type ApplicationRow } from '#applications/tables.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';

/** Writes the company's own note about an applicant; the applicant never sees it. The last write wins. */
export async function writeMemo(
  { db }: Pick<Work, 'db'>,
  application: ApplicationRow,
  memo: string,
): Promise<void> {
  if (!isSubmitted(application)) throw new AppError('conflict', m.revoked);
  await db.update(applications).set({ memo }).where(eq(applications.id, application.id));
}
