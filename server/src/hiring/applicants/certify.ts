import { eq } from 'drizzle-orm';
import type { JobCertification } from '@ieum/contract/hiring/applications/schemas.ts';
import { applicantTexts as m } from '@ieum/contract/hiring/applicants/texts.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { nextVersion } from '#hiring/applications/public.ts';
import { applications, type ApplicationRow } from '#hiring/applications/tables.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { applicantCertified } from './events.ts';

export interface CertificationChange {
  isCertified: boolean;
  /** The changes of the certification; omitted fields stay as stored. */
  certification: Partial<JobCertification> | undefined;
}

/** Certifies an accepted applicant, or removes the certification. */
export async function certifyApplicant(
  { db, now, publish }: Pick<Work, 'db' | 'now' | 'publish'>,
  application: ApplicationRow,
  { isCertified, certification: change }: CertificationChange,
): Promise<void> {
  if (application.status !== 'ON_RECRUIT') throw new AppError('conflict', m.notAccepted);
  const certification = { ...application.certification, ...change };
  if (isCertified) assertWhole(certification);
  const certifiedAt = isCertified ? (application.certifiedAt ?? now) : null;
  const changed = await db
    .update(applications)
    .set({ isCertified, certification, certifiedAt, ...nextVersion })
    .where(eq(applications.id, application.id))
    .returning({ version: applications.version });
  const { id, recruitmentId } = application;
  publish(applicantCertified({ id, recruitmentId, isCertified, version: one(changed).version }));
}

function assertWhole({ employmentType, jobDescription, jobDurationsAt: [from] }: JobCertification) {
  const needed = { employmentType, jobDescription, jobDurationsAt: from };
  const missing = Object.entries(needed).filter(([, value]) => !value);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map(([name]) => [`certification.${name}`, commonTexts.required]));
  throw new AppError('invalid', m.certificationIncomplete, { fields });
}
