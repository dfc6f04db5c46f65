import { eq } from 'drizzle-orm';
import type { Memo } from '@ieum/contract/hiring/applicants/schemas.ts';
import { applicantTexts as m } from '@ieum/contract/hiring/applicants/texts.ts';
import { isSubmitted, nextVersion } from '#hiring/applications/public.ts';
import { applications, type ApplicationRow } from '#hiring/applications/tables.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { memoWritten } from './events.ts';
import { presentMemo } from './wire.ts';

interface MemoChange {
  memo: string;
  /** The memo's version that the writer started from; without it, the last write wins. */
  memoVersion?: number | undefined;
}

/**
 * Writes the company's own note about an applicant, who never sees it. Returns the note.
 */
export async function writeMemo(
  { db, publish }: Pick<Work, 'db' | 'publish'>,
  application: ApplicationRow,
  { memo, memoVersion: seen }: MemoChange,
): Promise<Memo> {
  if (!isSubmitted(application)) throw new AppError('conflict', m.revoked);
  await rejectOutdated({ seen, current: application.memoVersion }, () => presentMemo(application));
  const changed = await db
    .update(applications)
    .set({ memo, memoVersion: application.memoVersion + 1, ...nextVersion })
    .where(eq(applications.id, application.id))
    .returning({
      memo: applications.memo,
      memoVersion: applications.memoVersion,
      version: applications.version,
    });
  const { version, ...written } = one(changed);
  const { id, recruitmentId } = application;
  const { memoVersion } = written;
  publish(memoWritten({ id, recruitmentId, hasMemo: written.memo !== '', version, memoVersion }));
  return written;
}
