import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '#hiring/companies/tables.ts';
import type { ModerationAct } from '#hiring/moderation/public.ts';
import type { Work } from '#kit/context.ts';
import { users } from '#account/users/tables.ts';
import { listAdministrators } from '../administrators.ts';
import { findRecruitmentFacts } from '../facts.ts';
import { notify, type NotifyDeps, type Notification } from './notify.ts';

export const Moderated = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  subject: z.string(),
  act: z.enum(['BLOCKED', 'LIFTED', 'REMOVED', 'FINISHED', 'CANCELED'] satisfies ModerationAct[]),
  reason: z.string(),
  contact: z.string(),
  at: z.iso.datetime(),
});
type Moderated = z.infer<typeof Moderated>;

const kinds = {
  BLOCKED: 'RECRUITMENT_BLOCKED',
  REMOVED: 'RECRUITMENT_REMOVED',
  FINISHED: 'RECRUITMENT_CLOSED_BY_CONSOLE',
  CANCELED: 'RECRUITMENT_CANCELED_BY_CONSOLE',
} as const;

/** A company is told what an administrator did to its recruitment, why, and whom to ask; institutions have no account. */
export async function notifyModerated(work: Work, deps: NotifyDeps, moderated: Moderated): Promise<void> {
  const { userId: column, id } = companies;
  const [company] = await work.db
    .select({ userId: column })
    .from(companies)
    .where(eq(id, moderated.companyId));
  if (company?.userId) await notify(work, deps, [moderation(company.userId, moderated)]);
}

function moderation(userId: string, { id, act, subject, reason, contact, at }: Moderated): Notification {
  const common = { userId, key: `RECRUITMENT_${act} ${id} ${at}`, aboutUserId: null };
  const editAddress = `/dashboard/recruitments?edit=${id}`;
  if (act === 'LIFTED')
    return { ...common, kind: 'RECRUITMENT_LIFTED', params: { subject }, link: editAddress };
  const link = act === 'REMOVED' ? '/dashboard/recruitments' : editAddress;
  return { ...common, kind: kinds[act], params: { subject, reason, contact }, link };
}

/** Every administrator is told that a company answered about its hidden recruitment. */
export async function notifyBlockAnswered(
  work: Work,
  deps: NotifyDeps,
  recruitmentId: string,
): Promise<void> {
  const facts = await findRecruitmentFacts(work.db, recruitmentId);
  const repliedAt = facts?.recruitment.blockRepliedAt;
  if (!facts || !repliedAt) return;
  const { recruitment, company } = facts;
  const administrators = await listAdministrators(work.db);
  const notifications = administrators.map(({ id }): Notification => ({
    userId: id,
    kind: 'BLOCK_ANSWERED',
    params: { company: company.name, subject: recruitment.subject },
    link: `/console/recruitment/${recruitment.id}/statistics`,
    key: `BLOCK_ANSWERED ${recruitment.id} ${repliedAt.getTime()}`,
    aboutUserId: company.userId,
  }));
  await notify(work, deps, notifications);
}

export const StatusSet = z.object({
  userId: z.uuid(),
  status: z.enum(['ACTIVE', 'BLOCKED']),
  reason: z.string(),
  contact: z.string(),
  at: z.iso.datetime(),
});

/** A member is told that the account was suspended, why and whom to ask, or that this was lifted. */
export async function notifyStatus(
  work: Work,
  deps: NotifyDeps,
  given: z.infer<typeof StatusSet>,
): Promise<void> {
  const { userId, status, reason, contact, at } = given;
  const [user] = await work.db.select({ isConsole: users.isConsole }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const common = { userId, link: user.isConsole ? '/console' : '/dashboard', aboutUserId: null };
  const key = `ACCOUNT_${status} ${userId} ${at}`;
  await notify(work, deps, [
    status === 'BLOCKED'
      ? { ...common, key, kind: 'ACCOUNT_SUSPENDED', params: { reason, contact } }
      : { ...common, key, kind: 'ACCOUNT_RESUMED', params: {} },
  ]);
}
