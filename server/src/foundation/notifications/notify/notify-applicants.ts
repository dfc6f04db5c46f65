import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { settledOf } from '#hiring/applications/public.ts';
import { applications, type ApplicationRow } from '#hiring/applications/tables.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import type { Db } from '#kit/context.ts';
import { findRecruitmentFacts, type RecruitmentFacts } from '../facts.ts';
import { stepNotification } from './notify-applicant.ts';
import { notify, type NotifyDeps, type Notification } from './notify.ts';

const AT_ONCE = 200;

/** Tells everybody who applied that their recruitment was canceled. */
export async function notifyCanceled(work: JobWork, deps: NotifyDeps, recruitmentId: string): Promise<void> {
  const facts = await findRecruitmentFacts(work.db, recruitmentId);
  if (facts?.recruitment.state === 'CANCELED')
    await notifyEach(work, deps, { facts, notificationOf: (application) => canceled(facts, application) });
}

/** Tells everybody still waiting that the recruitment is over, and those who were not chosen that the result is in. */
export async function notifyFinished(work: JobWork, deps: NotifyDeps, recruitmentId: string): Promise<void> {
  const facts = await findRecruitmentFacts(work.db, recruitmentId);
  if (facts?.recruitment.state === 'FINISHED')
    await notifyEach(work, deps, { facts, notificationOf: (application) => finished(facts, application) });
}

function canceled(
  { recruitment, company }: RecruitmentFacts,
  { id, personId }: ApplicationRow,
): Notification {
  return {
    userId: personId,
    kind: 'RECRUITMENT_CANCELED',
    params: { company: company.name, subject: recruitment.subject },
    link: `/dashboard/applied?id=${id}`,
    key: `RECRUITMENT_CANCELED ${recruitment.id}`,
    aboutUserId: company.userId,
  };
}

function finished(facts: RecruitmentFacts, application: ApplicationRow): Notification | undefined {
  if (application.status === 'ON_RECRUIT') return undefined;
  if (application.stage === 'ELIMINATED')
    return application.notice === 'NONE'
      ? undefined
      : stepNotification('APPLICATION_CLOSED', { ...facts, application });
  const { recruitment, company } = facts;
  return {
    userId: application.personId,
    kind: 'RECRUITMENT_FINISHED',
    params: { company: company.name, subject: recruitment.subject },
    link: `/dashboard/applied?id=${application.id}`,
    key: `RECRUITMENT_FINISHED ${recruitment.id} ${recruitment.closedAt?.getTime()}`,
    aboutUserId: company.userId,
  };
}

interface Round {
  facts: RecruitmentFacts;
  notificationOf: (application: ApplicationRow) => Notification | undefined;
}

/** Goes through the applicants in transactions of two hundred; broken off, it goes on where nobody was told yet. */
async function notifyEach(work: JobWork, deps: NotifyDeps, { facts, notificationOf }: Round): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const part = await listApplicants(work.db, facts.recruitment.id, last);
    const notifications = part.flatMap((application) => notificationOf(settledOf(application)) ?? []);
    await work.transact((tx) => notify(tx, deps, notifications));
    last = part.at(-1)?.id;
    if (part.length < AT_ONCE) return;
  }
}

const listApplicants = (
  db: Db,
  recruitmentId: string,
  after: string | undefined,
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.recruitmentId, recruitmentId),
        inArray(applications.status, ['IS_APPLIED', 'ON_RECRUIT']),
        after ? gt(applications.id, after) : undefined,
      ),
    )
    .orderBy(asc(applications.id))
    .limit(AT_ONCE);
