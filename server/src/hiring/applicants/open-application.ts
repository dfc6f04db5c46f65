import type { ApplicantContacts } from '@ieum/contract/hiring/applicants/schemas.ts';
import { applicantTexts as m } from '@ieum/contract/hiring/applicants/texts.ts';
import {
  markViewed,
  readContents,
  type ContentsDeps,
  type OwnedApplication,
} from '#hiring/applications/public.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { findBookmarkedApplications } from '#hiring/bookmarks/public.ts';
import { findCard } from './queries.ts';

export interface OpenDeps extends ContentsDeps {
  accessRecords: Pick<AccessRecords, 'record'>;
}

/** Telephone and e-mail as sent; the person can see who read them and when. */
export async function readContacts(
  ctx: CompanyContext,
  deps: OpenDeps,
  owned: OwnedApplication,
): Promise<ApplicantContacts> {
  const { application, company } = owned;
  if (application.status === 'IS_REVOKED') throw new AppError('conflict', m.revoked);
  const { resume } = await readContents(ctx, deps, owned);
  const { phone, email } = resume.personalInformation;
  const reading = { personId: application.personId, what: 'CONTACT' as const, subjectId: application.id };
  ctx.afterCommit(() => deps.accessRecords.record(ctx, { ...reading, readerName: company.name }));
  return { phone, email };
}

/**
 * Returns the application as sent: the first opening is stored, and the person can see who read it and when.
 */
export async function openApplication(ctx: CompanyContext, deps: OpenDeps, owned: OwnedApplication) {
  const { application, company } = owned;
  await markViewed(ctx, application);
  const reading = { personId: application.personId, what: 'APPLICATION' as const, subjectId: application.id };
  ctx.afterCommit(() => deps.accessRecords.record(ctx, { ...reading, readerName: company.name }));
  const row = await findCard(ctx.db, application.id);
  if (!row) throw new AppError('conflict', m.revoked);
  const contents = await readContents(ctx, deps, owned);
  return {
    row,
    application,
    ...contents,
    bookmarkIds: await findBookmarkedApplications(ctx.db, ctx.actor, [application.id]),
  };
}
