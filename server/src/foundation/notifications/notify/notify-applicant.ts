import type {
  ApplicationProgress,
  ApplicationStage,
  MoveNotice,
} from '@ieum/contract/hiring/applications/enums.ts';
import { progressOf } from '#hiring/applications/public.ts';
import type { ApplicationRow } from '#hiring/applications/tables.ts';
import type { Work } from '#kit/context.ts';
import { findApplicationFacts, type ApplicationFacts } from '../facts.ts';
import { notify, type NotifyDeps } from './notify.ts';
import { withdraw } from '../withdraw.ts';

/** Kinds of one application, each told once for each time it was sent. */
type Step =
  | 'APPLICATION_RECEIVED'
  | 'APPLICATION_VIEWED'
  | 'APPLICATION_REVIEWING'
  | 'APPLICATION_MEETING'
  | 'APPLICATION_ACCEPTED'
  | 'APPLICATION_CLOSED';

const keyOf = (step: Step, { id, appliedAt }: ApplicationRow) => `${step} ${id} ${appliedAt?.getTime()}`;

/** What a step tells its applicant; also used when many hear of it at once. */
export const stepNotification = (step: Step, { application, recruitment, company }: ApplicationFacts) => ({
  userId: application.personId,
  kind: step,
  params: { company: company.name, subject: recruitment.subject },
  link: `/dashboard/applied?id=${application.id}`,
  key: keyOf(step, application),
  aboutUserId: company.userId,
});

/** A receipt for what was sent. */
export async function notifyReceived(work: Work, deps: NotifyDeps, applicationId: string): Promise<void> {
  const facts = await findApplicationFacts(work.db, applicationId);
  if (facts && progressOf(facts.application, facts.recruitment))
    await notify(work, deps, [stepNotification('APPLICATION_RECEIVED', facts)]);
}

/** The company has opened it. */
export async function notifyViewed(work: Work, deps: NotifyDeps, applicationId: string): Promise<void> {
  const facts = await findApplicationFacts(work.db, applicationId);
  if (facts?.application.viewedAt && progressOf(facts.application, facts.recruitment))
    await notify(work, deps, [stepNotification('APPLICATION_VIEWED', facts)]);
}

const stepOf: Partial<Record<ApplicationProgress, Step>> = {
  REVIEWING: 'APPLICATION_REVIEWING',
  MEETING: 'APPLICATION_MEETING',
  ACCEPTED: 'APPLICATION_ACCEPTED',
  CLOSED: 'APPLICATION_CLOSED',
};
/** The progress that a move to a stage brings; to the first stage there is nothing to say. */
const progressAt: Partial<Record<ApplicationStage, ApplicationProgress>> = {
  ON_PENDING: 'REVIEWING',
  ON_MEETING: 'MEETING',
  ON_RECRUIT: 'ACCEPTED',
  ELIMINATED: 'CLOSED',
};
/** The steps a company can take back, in their order. */
const ladder: readonly Step[] = ['APPLICATION_REVIEWING', 'APPLICATION_MEETING', 'APPLICATION_ACCEPTED'];

export interface StagedApplication {
  applicationId: string;
  to: ApplicationStage;
  notice: MoveNotice | null;
}

/**
 * Tells of a stage where the company chose so, as much as the applicant may know: an elimination only when the
 * recruitment is over. What the move has made untrue is taken back while it is unread, whatever was chosen.
 */
export async function notifyProgress(
  work: Work,
  deps: NotifyDeps,
  { applicationId, to, notice }: StagedApplication,
): Promise<void> {
  const facts = await findApplicationFacts(work.db, applicationId);
  if (!facts) return;
  const progress = progressOf(facts.application, facts.recruitment);
  // A canceled recruitment is told of by itself.
  if (!progress || facts.recruitment.state === 'CANCELED') return;
  const step = stepOf[progress];
  const reached = step ? ladder.indexOf(step) : -1;
  const untrue = step === 'APPLICATION_CLOSED' ? [] : ladder.slice(reached + 1);
  await withdraw(
    work,
    deps,
    untrue.map((one) => keyOf(one, facts.application)),
  );
  const isMeant = notice === 'SEND' && facts.application.stage === to && progressAt[to] === progress;
  if (step && isMeant) await notify(work, deps, [stepNotification(step, facts)]);
}
