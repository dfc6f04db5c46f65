import { and, isNotNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import {
  APPLICATION_REVOKED,
  APPLICATION_STAGED,
  APPLICATION_SUBMITTED,
  APPLICATION_VIEWED,
} from '#applications/public.ts';
import { COMPANY_DECIDED, COMPANY_WAITING } from '#companies/public.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import type { Job, JobWork } from '#kit/jobs.ts';
import { ADVERTISING_CONSENT_CHANGED } from '#messages/public.ts';
import { RECRUITMENT_CANCELED, RECRUITMENT_FINISHED } from '#recruitments/public.ts';
import { remindOfDeadlines } from './remind.ts';
import { inboxItems } from './tables.ts';
import { tellWaiting } from './tell-administrators.ts';
import { tellProgress, tellReceived, tellViewed } from './tell-applicant.ts';
import { tellCanceled, tellFinished } from './tell-applicants.ts';
import { tellDecided, tellEnded, tellNewApplicant, tellRevoked } from './tell-company.ts';
import { confirmConsents, tellConsent } from './tell-consent.ts';
import type { TellDeps } from './tell.ts';

const DAY = 24 * 60 * 60;
const READ_KEPT = 90 * DAY;
const ALL_KEPT = 365 * DAY;

const OfApplication = z.object({ applicationId: z.uuid() });
const OfRecruitment = z.object({ id: z.uuid() });
const OfWaiting = z.object({ companyId: z.uuid(), isAgain: z.boolean() });
const OfDecision = z.object({ companyId: z.uuid() });
const OfConsent = z.object({ userId: z.uuid(), isAgreed: z.boolean(), at: z.iso.datetime() });

export const inboxJobs = (deps: TellDeps): Job[] => [
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
  { name: 'sweep-inbox', cron: '10 4 * * *', transaction: 'write', run: sweep },
];

type TellOne = (work: Work, deps: TellDeps, applicationId: string) => Promise<void>;

function applicationJobs(deps: TellDeps): Job[] {
  const job = (name: string, on: string, tellOne: TellOne): Job => ({
    name,
    on,
    transaction: 'write',
    run: (work, payload) => tellOne(work, deps, OfApplication.parse(payload).applicationId),
  });
  return [
    job('tell-received', APPLICATION_SUBMITTED, tellReceived),
    job('tell-new-applicant', APPLICATION_SUBMITTED, tellNewApplicant),
    job('tell-viewed', APPLICATION_VIEWED, tellViewed),
    job('tell-progress', APPLICATION_STAGED, tellProgress),
    job('tell-revoked', APPLICATION_REVOKED, tellRevoked),
  ];
}

type TellMany = (work: JobWork, deps: TellDeps, recruitmentId: string) => Promise<void>;

function recruitmentJobs(deps: TellDeps): Job[] {
  const job = (name: string, on: string, tellMany: TellMany): Job => ({
    name,
    on,
    transaction: 'manual',
    run: (work, payload) => tellMany(work, deps, OfRecruitment.parse(payload).id),
  });
  return [
    job('tell-canceled', RECRUITMENT_CANCELED, tellCanceled),
    job('tell-finished', RECRUITMENT_FINISHED, tellFinished),
    job('tell-ended', RECRUITMENT_FINISHED, (work, ...rest) => work.transact((tx) => tellEnded(tx, ...rest))),
  ];
}

const accountJobs = (deps: TellDeps): Job[] => [
  {
    name: 'tell-company-waiting',
    on: COMPANY_WAITING,
    transaction: 'write',
    run: (work, payload) => tellWaiting(work, deps, OfWaiting.parse(payload)),
  },
  {
    name: 'tell-company-decided',
    on: COMPANY_DECIDED,
    transaction: 'write',
    run: (work, payload) => tellDecided(work, deps, OfDecision.parse(payload).companyId),
  },
  {
    name: 'tell-advertising-consent',
    on: ADVERTISING_CONSENT_CHANGED,
    transaction: 'write',
    run: (work, payload) => tellConsent(work, deps, OfConsent.parse(payload)),
  },
];

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
