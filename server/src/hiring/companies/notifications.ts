import { eq } from 'drizzle-orm';
import {
  companyNotificationTexts as texts,
  companyNotificationTitles as titles,
} from '@ieum/contract/hiring/companies/notification-texts.ts';
import { listAdministratorsWith } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import { notificationsWith, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { companyDecided, companyWaiting } from './events.ts';
import { companies, type CompanyRow } from './tables.ts';

type OfCompany = { company: string };

const define = notificationsWith(titles, texts);
// The company is always notified of the decision by SMS.
const approved = define<OfCompany>('COMPANY_APPROVED', { delivery: 'ALWAYS' });
const rejected = define<OfCompany & { reason: string }>('COMPANY_REJECTED', { delivery: 'ALWAYS' });
const waiting = define<OfCompany>('COMPANY_WAITING', { delivery: 'OPERATION' });
const waitingAgain = define<OfCompany>('COMPANY_WAITING_AGAIN', { delivery: 'OPERATION' });

export const companyNotifications = [approved, rejected, waiting, waitingAgain];

export const companyJobs = (notifier: Notifier): Job[] => [
  jobOn(companyWaiting, {
    name: 'tell-company-waiting',
    transaction: 'write',
    run: (work, requested) => notifyWaiting(work, notifier, requested),
  }),
  jobOn(companyDecided, {
    name: 'tell-company-decided',
    transaction: 'write',
    run: (work, { companyId }) => notifyDecided(work, notifier, companyId),
  }),
];

type Waiting = Pick<CompanyRow, 'id' | 'submittedAt'>;

const keyOf = ({ kind }: typeof waiting, { id, submittedAt }: Waiting) =>
  `${kind} ${id} ${submittedAt.getTime()}`;

/** Notifies the administrators who may decide that a company waits, for the first time or again. */
export async function notifyWaiting(
  work: Work,
  { notify }: Notifier,
  { companyId, isAgain }: { companyId: string; isAgain: boolean },
): Promise<void> {
  const [company] = await work.db.select().from(companies).where(eq(companies.id, companyId));
  if (company?.approval !== 'PENDING') return;
  const type = isAgain ? waitingAgain : waiting;
  const administrators = await listAdministratorsWith(work.db, 'members.write');
  const notifications = administrators.map(({ id }) =>
    type({
      userId: id,
      params: { company: company.name },
      link: `/console/users/${company.userId}`,
      key: keyOf(type, company),
      aboutUserId: company.userId,
    }),
  );
  await notify(work, notifications);
}

/**
 * Notifies a company that it was approved, or rejected and why; the administrators' notifications about it
 * are withdrawn.
 */
async function notifyDecided(work: Work, { notify, withdraw }: Notifier, companyId: string): Promise<void> {
  const found = await findDecided(work, companyId);
  if (!found || found.company.approval === 'PENDING') return;
  const { company, user } = found;
  await withdraw(work, [keyOf(waiting, company), keyOf(waitingAgain, company)]);
  const decided = company.decidedAt?.getTime();
  const common = { userId: user.id, phone: company.phone || user.phone, aboutUserId: null };
  await notify(work, [
    company.approval === 'APPROVED'
      ? approved({
          ...common,
          params: { company: company.name },
          link: '/dashboard/recruitments',
          key: `COMPANY_APPROVED ${company.id} ${decided}`,
        })
      : rejected({
          ...common,
          params: { company: company.name, reason: company.rejectMessage ?? '' },
          link: '/dashboard/company',
          key: `COMPANY_REJECTED ${company.id} ${decided}`,
        }),
  ]);
}

async function findDecided({ db }: Work, companyId: string) {
  const [row] = await db
    .select({ company: companies, user: users })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId));
  return row;
}
