import { findNotifiedRecruitment, type NotifiedRecruitment } from '#hiring/recruitments/public.ts';
import { NOTIFIED_AT_ONCE, type Notification, type Notifier } from '#foundation/notifications/public.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import type { ApplicationRow } from '../tables.ts';
import { settledOf } from '../undoable.ts';
import { stepNotification } from './notify-applicant.ts';
import { listApplicants } from './queries.ts';
import { closed, recruitmentCanceledNotice, recruitmentFinishedNotice } from './definitions.ts';

/** Notifies all applicants that their recruitment was canceled. */
export async function notifyCanceled(
  work: JobWork,
  notifier: Notifier,
  recruitmentId: string,
): Promise<void> {
  const found = await findNotifiedRecruitment(work.db, recruitmentId);
  if (found?.recruitment.state !== 'CANCELED') return;
  await notifyEach(work, notifier, { found, notificationOf: (application) => canceled(found, application) });
}

/** Notifies the waiting applicants that the recruitment is over, and the eliminated ones of their result. */
export async function notifyFinished(
  work: JobWork,
  notifier: Notifier,
  recruitmentId: string,
): Promise<void> {
  const found = await findNotifiedRecruitment(work.db, recruitmentId);
  if (found?.recruitment.state !== 'FINISHED') return;
  await notifyEach(work, notifier, { found, notificationOf: (application) => finished(found, application) });
}

const canceled = ({ recruitment, company }: NotifiedRecruitment, { id, personId }: ApplicationRow) =>
  recruitmentCanceledNotice({
    userId: personId,
    params: { company: company.name, subject: recruitment.subject },
    link: `/dashboard/applied?id=${id}`,
    key: `RECRUITMENT_CANCELED ${recruitment.id}`,
    aboutUserId: company.userId,
  });

function finished(found: NotifiedRecruitment, application: ApplicationRow): Notification | undefined {
  if (application.status === 'ON_RECRUIT') return undefined;
  if (application.stage === 'ELIMINATED')
    return application.notice === 'NONE' ? undefined : stepNotification(closed, { ...found, application });
  const { recruitment, company } = found;
  return recruitmentFinishedNotice({
    userId: application.personId,
    params: { company: company.name, subject: recruitment.subject },
    link: `/dashboard/applied?id=${application.id}`,
    key: `RECRUITMENT_FINISHED ${recruitment.id} ${recruitment.closedAt?.getTime()}`,
    aboutUserId: company.userId,
  });
}

interface Applicants {
  found: NotifiedRecruitment;
  notificationOf: (application: ApplicationRow) => Notification | undefined;
}

/**
 * Notifies the applicants in several transactions; after an interruption it continues with those who are not
 * notified yet.
 */
async function notifyEach(
  work: JobWork,
  { notify }: Notifier,
  { found, notificationOf }: Applicants,
): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const part = await listApplicants(work.db, found.recruitment.id, last);
    const notifications = part.flatMap((application) => notificationOf(settledOf(application)) ?? []);
    await work.transact((tx) => notify(tx, notifications));
    last = part.at(-1)?.id;
    if (part.length < NOTIFIED_AT_ONCE) return;
  }
}
