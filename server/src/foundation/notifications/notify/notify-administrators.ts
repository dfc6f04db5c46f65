import { eq } from 'drizzle-orm';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import type { Work } from '#kit/context.ts';
import { isId } from '#kit/db/ids.ts';
import { listAdministrators } from '../administrators.ts';
import { notify, type NotifyDeps, type Notification } from './notify.ts';

type Waiting = Pick<CompanyRow, 'id' | 'submittedAt'>;

const keyOf = (kind: 'COMPANY_WAITING' | 'COMPANY_WAITING_AGAIN', { id, submittedAt }: Waiting) =>
  `${kind} ${id} ${submittedAt.getTime()}`;

/** Under which keys administrators were told that a company waits. */
export const waitingKeys = (company: Waiting): string[] => [
  keyOf('COMPANY_WAITING', company),
  keyOf('COMPANY_WAITING_AGAIN', company),
];

/** Tells every administrator that a company waits for its approval, for the first time or again. */
export async function notifyWaiting(
  work: Work,
  deps: NotifyDeps,
  { companyId, isAgain }: { companyId: string; isAgain: boolean },
): Promise<void> {
  if (!isId(companyId)) return;
  const [company] = await work.db.select().from(companies).where(eq(companies.id, companyId));
  if (company?.approval !== 'PENDING') return;
  const kind = isAgain ? 'COMPANY_WAITING_AGAIN' : 'COMPANY_WAITING';
  const administrators = await listAdministrators(work.db);
  const notifications = administrators.map(({ id }): Notification => ({
    userId: id,
    kind,
    params: { company: company.name },
    link: `/console/users/${company.userId}`,
    key: keyOf(kind, company),
    aboutUserId: company.userId,
  }));
  await notify(work, deps, notifications);
}
