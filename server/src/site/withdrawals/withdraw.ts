import { and, eq, ne, or } from 'drizzle-orm';
import type { WithdrawalReason } from '@ieum/contract/site/withdrawals/enums.ts';
import { RETENTION_DAYS } from '@ieum/contract/site/withdrawals/enums.ts';
import { withdrawalTexts as m } from '@ieum/contract/site/withdrawals/texts.ts';
import { discardDraft, groupConditions, takeBack } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import { endSessions } from '#account/auth/public.ts';
import { leaveCompany } from '#hiring/companies/public.ts';
import { queueMessage } from '#foundation/messages/public.ts';
import { closeRecruitments, setCompanyHidden, type RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import { fingerprint, type Secrets } from '#platform/crypto.ts';
import type { CompanyContext, Context, PersonContext } from '#kit/context.ts';
import { addSeconds, seoulDay } from '#kit/dates.ts';
import { AppError, forbidden } from '#kit/errors.ts';
import { closedMail, goodbyeMail } from './mails.ts';
import { listWaiting } from './preview.ts';
import { withdrawals } from './tables.ts';

/** Why a member leaves. */
export interface WithdrawalReasons {
  reasons: WithdrawalReason[];
  reason: string;
}

/** An administrator who closes the account instead of its member, and whom the member may ask. */
interface LastContact {
  contact: string;
}

interface Deps {
  secrets: Secrets;
  caches: RecruitmentCaches;
}

type WithdrawalContext = Omit<Context<'member'>, 'transact'>;

export const RETENTION_SECONDS = RETENTION_DAYS * 24 * 60 * 60;

/**
 * Ends an account: its open applications are revoked, its recruitments closed, its sessions ended. Returns
 * the date of erasure.
 */
export async function withdraw(
  ctx: WithdrawalContext,
  deps: Deps,
  withdrawal: WithdrawalReasons & Partial<LastContact>,
): Promise<Date> {
  const { reasons, reason, contact } = withdrawal;
  const { actor, now, db } = ctx;
  if (actor.userType === null) throw forbidden();
  if (actor.userType === 'PERSON') await revokeAllApplications({ ...ctx, actor });
  else await closeCompany({ ...ctx, actor }, deps.caches);
  const eraseAt = addSeconds(now, RETENTION_SECONDS);
  const [left] = await db
    .update(users)
    .set({ status: 'WITHDRAWN', withdrawnAt: now })
    .where(and(eq(users.id, actor.userId), ne(users.status, 'WITHDRAWN')))
    .returning();
  // A second request came first: the account is closed already.
  if (!left) return eraseAt;
  await db.insert(withdrawals).values({
    userId: left.id,
    usernameHash: fingerprint(deps.secrets, left.username),
    userType: actor.userType,
    reasons,
    reason,
    withdrawnAt: now,
    eraseAt,
  });
  await endSessions(ctx, left.id);
  await sendGoodbyeMail(ctx, left, { day: seoulDay(eraseAt).replaceAll('-', '.'), reason, contact });
  return eraseAt;
}

async function revokeAllApplications(ctx: PersonContext): Promise<void> {
  const rows = await ctx.db
    .select({ own: applications })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .where(
      and(eq(applications.personId, ctx.actor.userId), or(groupConditions.WRITING, groupConditions.ONGOING)),
    )
    .for('update', { of: applications });
  for (const { own } of rows) {
    if (own.status === 'ON_WRITING') await discardDraft(ctx, own);
    else await takeBack(ctx, own);
  }
}

/** Locking the recruitments first prevents new applications while the waiting ones are counted. */
async function closeCompany(ctx: CompanyContext, caches: RecruitmentCaches): Promise<void> {
  const { db, actor } = ctx;
  await db
    .select({ id: recruitments.id })
    .from(recruitments)
    .where(and(eq(recruitments.companyId, actor.companyId), eq(recruitments.state, 'ON_GOING')))
    .for('update');
  if ((await listWaiting(db, actor.companyId)).length > 0) throw new AppError('conflict', m.applicantsWait);
  await closeRecruitments(ctx, caches, actor.companyId);
  await setCompanyHidden(ctx, caches, { companyId: actor.companyId, isHidden: true });
  await leaveCompany(ctx, actor.companyId);
  ctx.afterCommit(() => caches.dropCachedPages([`company:${actor.companyId}`]));
}

interface MailFacts {
  /** When the personal data is erased. */
  day: string;
  reason: string;
  contact: string | undefined;
}

async function sendGoodbyeMail(
  ctx: WithdrawalContext,
  { email, locale: own }: UserRow,
  { day, reason, contact }: MailFacts,
) {
  if (!email) return;
  const mail =
    contact === undefined
      ? goodbyeMail(ctx.caller.locale, { day })
      : closedMail(own, { day, reason, contact });
  await queueMessage(ctx, { channel: 'EMAIL', purpose: 'SECURITY', to: email, mail });
}
