import { and, eq, ne } from 'drizzle-orm';
import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { endSessions } from '#account/auth/public.ts';
import { suspendCompany } from '#hiring/companies/public.ts';
import { setCompanyHidden, type RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { stopTextingsOf } from '#live/textings/public.ts';
import { contactOf } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { rejectLastOwner } from './set-role.ts';
import { accountStatusSet } from '../events.ts';
import type { MemberRow } from '../queries.ts';
import { recordAudit } from '../audit.ts';

interface StatusChange {
  member: MemberRow;
  status: 'ACTIVE' | 'BLOCKED';
  /** The reason, as the member sees it. */
  reason?: string | undefined;
}

/** Blocks or unblocks an account; blocking ends its sessions. 409 when it has the status already. */
export async function setStatus(
  ctx: AdministratorContext,
  caches: RecruitmentCaches,
  { member: { user, company }, status, reason = '' }: StatusChange,
): Promise<void> {
  if (user.id === ctx.actor.userId) throw new AppError('conflict', m.notYourself);
  if (status === 'BLOCKED' && user.isConsole) await rejectLastOwner(ctx.db, user.id);
  const changed = await ctx.db
    .update(users)
    .set({ status })
    .where(and(eq(users.id, user.id), ne(users.status, status), ne(users.status, 'WITHDRAWN')))
    .returning({ id: users.id });
  if (changed.length === 0) throw new AppError('conflict', m.alreadyThere);
  if (status === 'BLOCKED') await endSessions(ctx, user.id);
  if (company) await setSuspended(ctx, caches, { companyId: company.id, isSuspended: status === 'BLOCKED' });
  await recordAudit(ctx, {
    action: status === 'BLOCKED' ? 'users.block' : 'users.unblock',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
    ...(reason && { details: { reason } }),
  });
  const [contact, at] = [await contactOf(ctx), ctx.now.toISOString()];
  await ctx.emit(accountStatusSet({ userId: user.id, status, reason, contact, at }));
}

/**
 * A suspended company and its recruitments are hidden from the public and shown again together; what it wrote to
 * applicants and was not sent yet is not sent.
 */
async function setSuspended(
  ctx: AdministratorContext,
  caches: RecruitmentCaches,
  { companyId, isSuspended }: { companyId: string; isSuspended: boolean },
) {
  await suspendCompany(ctx, companyId, isSuspended);
  if (isSuspended) await stopTextingsOf(ctx, companyId);
  await setCompanyHidden(ctx, caches, { companyId, isHidden: isSuspended });
  ctx.afterCommit(() => caches.dropCachedPages([`company:${companyId}`]));
}
