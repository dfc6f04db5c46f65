import { and, eq, ne } from 'drizzle-orm';
import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { endSessions } from '#account/auth/public.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { contactOf } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import { withdraw, type Erase } from '#site/withdrawals/public.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Company, Context, Person } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { MemberRow } from './queries.ts';
import type { WithdrawnRow } from './withdrawn.ts';
import { rejectLastOwner } from './accounts/set-role.ts';
import { recordAudit } from './audit.ts';

export interface LeavingDeps {
  secrets: Secrets;
  caches: RecruitmentCaches;
  erase: Erase;
}

/** Closes a member's account from the console with the same effects as leaving; never one's own. */
export async function withdrawMember(
  ctx: Context<'console'>,
  deps: LeavingDeps,
  { member, reason }: { member: MemberRow; reason: string },
): Promise<void> {
  const { user } = member;
  if (user.id === ctx.actor.userId) throw new AppError('conflict', m.notYourselfWithdrawn);
  if (user.status === 'WITHDRAWN') throw new AppError('conflict', m.isWithdrawn);
  const actor = actorOf(member);
  if (actor) {
    const caller = { ...ctx.caller, locale: 'ko' as const };
    await withdraw({ ...ctx, actor, caller }, deps, { reasons: [], reason, contact: await contactOf(ctx) });
  } else await closeAdministrator(ctx, user.id);
  await recordAudit(ctx, {
    action: 'users.withdraw',
    subjectType: 'user',
    subjectId: user.id,
    subjectName: user.username,
    details: { reason },
  });
}

/** The member as actor, without a session, because the member did not log in. */
function actorOf({ user, company }: MemberRow): Person | Company | undefined {
  const account = { userId: user.id, sessionId: '', username: user.username, isConsole: false as const };
  if (user.userType === 'PERSON') return { ...account, userType: 'PERSON' };
  if (user.userType === 'COMPANY' && company)
    return {
      ...account,
      userType: 'COMPANY',
      companyId: company.id,
      isApproved: company.approval === 'APPROVED',
    };
  return undefined;
}

/** An administrator's name stays with their actions; only the login is closed. */
async function closeAdministrator(ctx: Context<'console'>, userId: string): Promise<void> {
  await rejectLastOwner(ctx.db, userId);
  const changed = await ctx.db
    .update(users)
    .set({ status: 'WITHDRAWN', withdrawnAt: ctx.now })
    .where(and(eq(users.id, userId), ne(users.status, 'WITHDRAWN')))
    .returning({ id: users.id });
  if (changed.length === 0) throw new AppError('conflict', m.isWithdrawn);
  await endSessions(ctx, userId);
}

/** Erases a withdrawn member's personal data before the thirty days are over; 409 when that is done. */
export async function eraseMember(
  ctx: Context<'console'>,
  { erase }: Pick<LeavingDeps, 'erase'>,
  { user }: WithdrawnRow,
): Promise<void> {
  if (!(await erase(ctx, user.id))) throw new AppError('conflict', m.alreadyErased);
  const named = { subjectType: 'user' as const, subjectId: user.id, subjectName: '' };
  await recordAudit(ctx, { action: 'users.erase', ...named });
}
