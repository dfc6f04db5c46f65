import type { ApplicationProgress, ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Notification, Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { progressOf } from '../own/progress.ts';
import type { ApplicationRow } from '../tables.ts';
import { findNotifiedApplication, type NotifiedApplication } from './queries.ts';
import { accepted, closed, meeting, received, reviewing, viewed } from './definitions.ts';

/** Kinds of one application, each notified once for each submission. */
type StepType = typeof received;

const keyOf = ({ kind }: StepType, { id, appliedAt }: ApplicationRow) =>
  `${kind} ${id} ${appliedAt?.getTime()}`;

/** The notification of a step for its applicant; also used where many are notified together. */
export const stepNotification = (
  type: StepType,
  { application, recruitment, company }: NotifiedApplication,
): Notification =>
  type({
    userId: application.personId,
    params: { company: company.name, subject: recruitment.subject },
    link: `/dashboard/applied?id=${application.id}`,
    key: keyOf(type, application),
    aboutUserId: company.userId,
  });

/** A receipt for the submission. */
export async function notifyReceived(work: Work, { notify }: Notifier, applicationId: string): Promise<void> {
  const found = await findNotifiedApplication(work.db, applicationId);
  if (found && progressOf(found.application, found.recruitment))
    await notify(work, [stepNotification(received, found)]);
}

/** The company has opened it. */
export async function notifyViewed(work: Work, { notify }: Notifier, applicationId: string): Promise<void> {
  const found = await findNotifiedApplication(work.db, applicationId);
  if (found?.application.viewedAt && progressOf(found.application, found.recruitment))
    await notify(work, [stepNotification(viewed, found)]);
}

const stepOf: Partial<Record<ApplicationProgress, StepType>> = {
  REVIEWING: reviewing,
  MEETING: meeting,
  ACCEPTED: accepted,
  CLOSED: closed,
};
/** The progress that a move to a stage means; the first stage is no progress. */
const progressAt: Partial<Record<ApplicationStage, ApplicationProgress>> = {
  ON_PENDING: 'REVIEWING',
  ON_MEETING: 'MEETING',
  ON_RECRUIT: 'ACCEPTED',
  ELIMINATED: 'CLOSED',
};
/** The steps that a company can take back, in their order. */
const ladder: readonly StepType[] = [reviewing, meeting, accepted];

export interface StagedApplication {
  applicationId: string;
  to: ApplicationStage | null;
  notice: MoveNotice | null;
}

/**
 * Notifies of a stage where the company chose so, as far as the applicant may know: an elimination only when
 * the recruitment is over. Unread notifications that the move made untrue are always withdrawn.
 */
export async function notifyProgress(
  work: Work,
  { notify, withdraw }: Notifier,
  { applicationId, to, notice }: StagedApplication,
): Promise<void> {
  const found = await findNotifiedApplication(work.db, applicationId);
  if (!found) return;
  const { application, recruitment } = found;
  const progress = progressOf(application, recruitment);
  // A canceled recruitment has a notification of its own.
  if (!progress || recruitment.state === 'CANCELED') return;
  const step = stepOf[progress];
  const reached = step ? ladder.indexOf(step) : -1;
  const untrue = step === closed ? [] : ladder.slice(reached + 1);
  await withdraw(
    work,
    untrue.map((one) => keyOf(one, application)),
  );
  const isMeant = notice === 'SEND' && to && application.stage === to && progressAt[to] === progress;
  if (step && isMeant) await notify(work, [stepNotification(step, found)]);
}
