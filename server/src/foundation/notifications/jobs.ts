import { and, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { ApplicationStage, MoveNotice } from '@ieum/contract/hiring/applications/enums.ts';
import {
  APPLICATION_REVOKED,
  APPLICATION_STAGED,
  APPLICATION_SUBMITTED,
  APPLICATION_VIEWED,
} from '#hiring/applications/public.ts';
import { COMPANY_DECIDED, COMPANY_WAITING } from '#hiring/companies/public.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import type { Job, JobWork } from '#kit/jobs/jobs.ts';
import { ADVERTISING_CONSENT_CHANGED } from '#foundation/messages/public.ts';
import { ACCOUNT_STATUS_SET } from '#site/members/public.ts';
import { RECRUITMENT_MODERATED } from '#hiring/moderation/public.ts';
import {
  RECRUITMENT_BLOCK_ANSWERED,
  RECRUITMENT_CANCELED,
  RECRUITMENT_FINISHED,
} from '#hiring/recruitments/public.ts';
import { remindOfDeadlines } from './remind.ts';
import { inboxItems } from './tables.ts';
import { notifyWaiting } from './notify/notify-administrators.ts';
import { notifyProgress, notifyReceived, notifyViewed } from './notify/notify-applicant.ts';
import { notifyCanceled, notifyFinished } from './notify/notify-applicants.ts';
import { notifyDecided, notifyEnded, notifyNewApplicant, notifyRevoked } from './notify/notify-company.ts';
import { confirmConsents, notifyConsent } from './notify/notify-consent.ts';
import {
  Moderated,
  StatusSet,
  notifyBlockAnswered,
  notifyModerated,
  notifyStatus,
} from './notify/notify-moderated.ts';
import type { NotifyDeps } from './notify/notify.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const RUNG_AT_ONCE = 500;
const READ_KEPT = 90 * DAY;
const ALL_KEPT = 365 * DAY;

const OfApplication = z.object({ applicationId: z.uuid() });
const OfStage = OfApplication.extend({
  to: z.enum(ApplicationStage),
  notice: z.enum(MoveNotice).nullable(),
});
const OfRecruitment = z.object({ id: z.uuid() });
const OfWaiting = z.object({ companyId: z.uuid(), isAgain: z.boolean() });
const OfDecision = z.object({ companyId: z.uuid() });
const OfConsent = z.object({ userId: z.uuid(), isAgreed: z.boolean(), at: z.iso.datetime() });

export const inboxJobs = (deps: NotifyDeps): Job[] => [
  ...applicationJobs(deps),
  ...recruitmentJobs(deps),
  ...accountJobs(deps),
  {
    name: 'remind-of-deadlines',
    cron: '0 9 * * *',
    transaction: 'manual',
    run: (work) => remindOfDeadlines(work, deps),
  },
  {
    name: 'confirm-advertising-consents',
    cron: '30 9 * * *',
    transaction: 'manual',
    run: (work) => confirmConsents(work, deps),
  },
  {
    name: 'ring-in-the-morning',
    cron: '0 8 * * *',
    transaction: 'manual',
    run: (work) => ringInTheMorning(work, deps),
  },
  { name: 'sweep-inbox', cron: '10 4 * * *', transaction: 'write', run: sweep },
];

type TellOne = (work: Work, deps: NotifyDeps, applicationId: string) => Promise<void>;

function applicationJobs(deps: NotifyDeps): Job[] {
  const job = (name: string, on: string, tellOne: TellOne): Job => ({
    name,
    on,
    transaction: 'write',
    run: (work, payload) => tellOne(work, deps, OfApplication.parse(payload).applicationId),
  });
  return [
    job('tell-received', APPLICATION_SUBMITTED, notifyReceived),
    job('tell-new-applicant', APPLICATION_SUBMITTED, notifyNewApplicant),
    job('tell-viewed', APPLICATION_VIEWED, notifyViewed),
    {
      name: 'tell-progress',
      on: APPLICATION_STAGED,
      transaction: 'write',
      run: (work, payload) => notifyProgress(work, deps, OfStage.parse(payload)),
    },
    job('tell-revoked', APPLICATION_REVOKED, notifyRevoked),
  ];
}

type TellMany = (work: JobWork, deps: NotifyDeps, recruitmentId: string) => Promise<void>;

function recruitmentJobs(deps: NotifyDeps): Job[] {
  const job = (name: string, on: string, notifyMany: TellMany): Job => ({
    name,
    on,
    transaction: 'manual',
    run: (work, payload) => notifyMany(work, deps, OfRecruitment.parse(payload).id),
  });
  return [
    job('tell-canceled', RECRUITMENT_CANCELED, notifyCanceled),
    {
      name: 'tell-moderated',
      on: RECRUITMENT_MODERATED,
      transaction: 'write',
      run: (work, payload) => notifyModerated(work, deps, Moderated.parse(payload)),
    },
    job('tell-block-answered', RECRUITMENT_BLOCK_ANSWERED, (work, ...rest) =>
      work.transact((tx) => notifyBlockAnswered(tx, ...rest)),
    ),
    job('tell-finished', RECRUITMENT_FINISHED, notifyFinished),
    job('tell-ended', RECRUITMENT_FINISHED, (work, ...rest) =>
      work.transact((tx) => notifyEnded(tx, ...rest)),
    ),
  ];
}

const accountJobs = (deps: NotifyDeps): Job[] => [
  {
    name: 'tell-company-waiting',
    on: COMPANY_WAITING,
    transaction: 'write',
    run: (work, payload) => notifyWaiting(work, deps, OfWaiting.parse(payload)),
  },
  {
    name: 'tell-company-decided',
    on: COMPANY_DECIDED,
    transaction: 'write',
    run: (work, payload) => notifyDecided(work, deps, OfDecision.parse(payload).companyId),
  },
  {
    name: 'tell-account-status',
    on: ACCOUNT_STATUS_SET,
    transaction: 'write',
    run: (work, payload) => notifyStatus(work, deps, StatusSet.parse(payload)),
  },
  {
    name: 'tell-advertising-consent',
    on: ADVERTISING_CONSENT_CHANGED,
    transaction: 'write',
    run: (work, payload) => notifyConsent(work, deps, OfConsent.parse(payload)),
  },
];

/** Rings the bell of those who were told at night; what they see then is counted anew, so ringing twice harms nobody. */
async function ringInTheMorning({ db, now }: Work, { ring }: NotifyDeps): Promise<void> {
  const rows = await db
    .selectDistinct({ userId: inboxItems.userId })
    .from(inboxItems)
    .where(
      and(
        isNull(inboxItems.readAt),
        lte(inboxItems.createdAt, now),
        gt(inboxItems.createdAt, addSeconds(now, -HOUR)),
      ),
    );
  for (let from = 0; from < rows.length; from += RUNG_AT_ONCE)
    await ring(rows.slice(from, from + RUNG_AT_ONCE).map(({ userId }) => userId));
}

/** What was read goes after 90 days, all else after a year. */
async function sweep({ db, now }: Work): Promise<void> {
  await db
    .delete(inboxItems)
    .where(
      or(
        lt(inboxItems.createdAt, addSeconds(now, -ALL_KEPT)),
        and(isNotNull(inboxItems.readAt), lt(inboxItems.createdAt, addSeconds(now, -READ_KEPT))),
      ),
    );
}
