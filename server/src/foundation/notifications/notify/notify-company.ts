import { eq } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Work } from '#kit/context.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { isId } from '#kit/db/ids.ts';
import { users } from '#account/users/tables.ts';
import { findApplicationFacts, findRecruitmentFacts, summariseApplicants } from '../facts.ts';
import { notify, notifyGrowing, type NotifyDeps } from './notify.ts';
import { waitingKeys } from './notify-administrators.ts';
import { withdraw } from '../withdraw.ts';

/** The applicants of one recruitment and one day stand in one item; institutions without an account hear nothing. */
export async function notifyNewApplicant(work: Work, deps: NotifyDeps, applicationId: string): Promise<void> {
  const facts = await findApplicationFacts(work.db, applicationId);
  const userId = facts?.company.userId;
  if (!userId || !facts.application.appliedAt) return;
  const { recruitment } = facts;
  const day = seoulDay(facts.application.appliedAt);
  const summary = await summariseApplicants(work.db, {
    recruitmentId: recruitment.id,
    from: startOfSeoulDay(day),
    until: startOfSeoulDay(day, 1),
  });
  if (!summary) return;
  const { count, last } = summary;
  const list = `/dashboard/recruitments/${recruitment.id}/applications`;
  await notifyGrowing(work, deps, {
    userId,
    kind: 'APPLICANT_NEW',
    params: { subject: recruitment.subject, name: last.name, count },
    link: count === 1 ? `${list}?a=${last.id}` : list,
    key: `APPLICANT_NEW ${recruitment.id} ${day}`,
    aboutUserId: last.personId,
  });
}

/** An applicant has taken the application back. */
export async function notifyRevoked(work: Work, deps: NotifyDeps, applicationId: string): Promise<void> {
  const facts = await findApplicationFacts(work.db, applicationId);
  const userId = facts?.company.userId;
  if (!userId || facts.application.status !== 'IS_REVOKED') return;
  const { recruitment, application } = facts;
  await notify(work, deps, [
    {
      userId,
      kind: 'APPLICANT_REVOKED',
      params: { subject: recruitment.subject, name: application.personName },
      link: `/dashboard/recruitments/${recruitment.id}/applications`,
      key: `APPLICANT_REVOKED ${application.id} ${application.revokedAt?.getTime()}`,
      aboutUserId: application.personId,
    },
  ]);
}

/** A recruitment has ended by itself: by its deadline or with the first hire. */
export async function notifyEnded(work: Work, deps: NotifyDeps, recruitmentId: string): Promise<void> {
  const facts = await findRecruitmentFacts(work.db, recruitmentId);
  const userId = facts?.company.userId;
  if (!userId || facts.recruitment.state !== 'FINISHED') return;
  const { recruitment } = facts;
  if (recruitment.closedReason === 'COMPANY') return;
  await notify(work, deps, [
    {
      userId,
      kind: 'RECRUITMENT_ENDED',
      params: { subject: recruitment.subject },
      link: `/dashboard/recruitments/${recruitment.id}/applications`,
      key: `RECRUITMENT_ENDED ${recruitment.id} ${recruitment.closedAt?.getTime()}`,
      aboutUserId: null,
    },
  ]);
}

/** A company is told that it was approved, or turned down and why; the administrators need not look any more. */
export async function notifyDecided(work: Work, deps: NotifyDeps, companyId: string): Promise<void> {
  const found = await findDecided(work, companyId);
  if (!found || found.company.approval === 'PENDING') return;
  const { company, user } = found;
  await withdraw(work, deps, waitingKeys(company));
  const decided = company.decidedAt?.getTime();
  const common = { userId: user.id, phone: company.phone || user.phone, aboutUserId: null };
  await notify(work, deps, [
    company.approval === 'APPROVED'
      ? {
          ...common,
          kind: 'COMPANY_APPROVED',
          params: { company: company.name },
          link: '/dashboard/recruitments',
          key: `COMPANY_APPROVED ${company.id} ${decided}`,
        }
      : {
          ...common,
          kind: 'COMPANY_REJECTED',
          params: { company: company.name, reason: company.rejectMessage ?? '' },
          link: '/dashboard/company',
          key: `COMPANY_REJECTED ${company.id} ${decided}`,
        },
  ]);
}

async function findDecided({ db }: Work, companyId: string) {
  if (!isId(companyId)) return undefined;
  const [row] = await db
    .select({ company: companies, user: users })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId));
  return row;
}
