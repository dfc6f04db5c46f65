import { and, eq, inArray, ne } from 'drizzle-orm';
import type { WithdrawalReason } from '@ieum/contract/withdrawals.enums.ts';
import { RETENTION_DAYS } from '@ieum/contract/withdrawals.enums.ts';
import { sayIn } from '@ieum/contract/messages/message.ts';
import { withdrawalMessages as m } from '@ieum/contract/messages/withdrawals.ts';
import { discardDraft, revokeApplication } from '#applications/public.ts';
import { applications } from '#applications/tables.ts';
import { endSessions } from '#auth/public.ts';
import { leaveCompany } from '#companies/public.ts';
import { queueMessage } from '#messages/public.ts';
import { closePostings, type Memories } from '#recruitments/public.ts';
import { recruitments } from '#recruitments/tables.ts';
import { users, type UserRow } from '#users/tables.ts';
import { fingerprint, type Secrets } from '#platform/crypto.ts';
import type { Company, Context, ContextOf, Person } from '#kit/context.ts';
import { addSeconds, seoulDay } from '#kit/dates.ts';
import { AppError, forbidden } from '#kit/errors.ts';
import { listWaiting } from './preview.ts';
import { withdrawals } from './tables.ts';

/** Why somebody leaves. */
export interface Leave {
  reasons: WithdrawalReason[];
  reason: string;
}

interface Deps {
  secrets: Secrets;
  memories: Memories;
}

type Leaving = Omit<Context<'member'>, 'transact'>;

export const RETENTION_SECONDS = RETENTION_DAYS * 24 * 60 * 60;

/** Ends an account: its open applications are taken back, its postings closed, its logins over. Answers when it is erased. */
export async function withdraw(ctx: Leaving, deps: Deps, leave: Leave): Promise<Date> {
  const { actor, now, db } = ctx;
  if (actor.userType === null) throw forbidden();
  if (actor.userType === 'PERSON') await takeBackAll({ ...ctx, actor });
  else await closeDown({ ...ctx, actor }, deps.memories);
  const eraseAt = addSeconds(now, RETENTION_SECONDS);
  const [left] = await db
    .update(users)
    .set({ status: 'WITHDRAWN', withdrawnAt: now })
    .where(and(eq(users.id, actor.userId), ne(users.status, 'WITHDRAWN')))
    .returning();
  // A second click came first: the account is closed already.
  if (!left) return eraseAt;
  await db.insert(withdrawals).values({
    userId: left.id,
    usernameHash: fingerprint(deps.secrets, left.username),
    userType: actor.userType,
    ...leave,
    withdrawnAt: now,
    eraseAt,
  });
  await endSessions(ctx, left.id);
  await sayGoodbye(ctx, left, eraseAt);
  await ctx.announce({ type: 'user.withdrawn', payload: { userId: left.id, userType: actor.userType } });
  return eraseAt;
}

async function takeBackAll(ctx: ContextOf<Person>): Promise<void> {
  const open = await ctx.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.personId, ctx.actor.userId),
        inArray(applications.status, ['ON_WRITING', 'IS_APPLIED']),
      ),
    )
    .for('update');
  for (const own of open) {
    if (own.status === 'ON_WRITING') await discardDraft(ctx, own);
    else if (own.stage !== 'ELIMINATED') await revokeApplication(ctx, own);
  }
}

/** Locking the postings first keeps new applications out while those who wait are counted. */
async function closeDown(ctx: ContextOf<Company>, memories: Memories): Promise<void> {
  const { db, actor } = ctx;
  await db
    .select({ id: recruitments.id })
    .from(recruitments)
    .where(and(eq(recruitments.companyId, actor.companyId), eq(recruitments.state, 'ON_GOING')))
    .for('update');
  if ((await listWaiting(db, actor.companyId)).length > 0) throw new AppError('conflict', m.applicantsWait);
  await closePostings(ctx, memories, actor.companyId);
  await leaveCompany(ctx, actor.companyId);
  ctx.afterCommit(() => memories.dropTags([`company:${actor.companyId}`]));
}

async function sayGoodbye(ctx: Leaving, { email }: UserRow, eraseAt: Date): Promise<void> {
  if (!email) return;
  const { locale } = ctx.caller;
  await queueMessage(ctx, {
    channel: 'EMAIL',
    purpose: 'SECURITY',
    to: email,
    subject: sayIn(locale, m.goodbyeSubject.text),
    body: sayIn(locale, m.goodbyeBody.text, { day: seoulDay(eraseAt).replaceAll('-', '.') }),
  });
}
