import type { Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { findNotifiedApplication, summariseApplicants } from './queries.ts';
import { applicantRevoked, newApplicant } from './definitions.ts';

/**
 * The applicants of one recruitment and one day share a notification; institutions have no account to notify.
 */
export async function notifyNewApplicant(
  work: Work,
  { notifyGrowing }: Notifier,
  applicationId: string,
): Promise<void> {
  const found = await findNotifiedApplication(work.db, applicationId);
  const userId = found?.company.userId;
  if (!userId || !found.application.appliedAt) return;
  const { recruitment } = found;
  const day = seoulDay(found.application.appliedAt);
  const summary = await summariseApplicants(work.db, {
    recruitmentId: recruitment.id,
    from: startOfSeoulDay(day),
    until: startOfSeoulDay(day, 1),
  });
  if (!summary) return;
  const { count, last } = summary;
  const list = `/dashboard/recruitments/${recruitment.id}/applications`;
  const notification = newApplicant({
    userId,
    params: { subject: recruitment.subject, name: last.name, count },
    link: count === 1 ? `${list}?a=${last.id}` : list,
    key: `APPLICANT_NEW ${recruitment.id} ${day}`,
    aboutUserId: last.personId,
  });
  await notifyGrowing(work, notification, count);
}

/** An applicant has revoked the application. */
export async function notifyRevoked(work: Work, { notify }: Notifier, applicationId: string): Promise<void> {
  const found = await findNotifiedApplication(work.db, applicationId);
  const userId = found?.company.userId;
  if (!userId || found.application.status !== 'IS_REVOKED') return;
  const { recruitment, application } = found;
  await notify(work, [
    applicantRevoked({
      userId,
      params: { subject: recruitment.subject, name: application.personName },
      link: `/dashboard/recruitments/${recruitment.id}/applications`,
      key: `APPLICANT_REVOKED ${application.id} ${application.revokedAt?.getTime()}`,
      aboutUserId: application.personId,
    }),
  ]);
}
