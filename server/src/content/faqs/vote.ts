import { and, eq, sql } from 'drizzle-orm';
import { faqTexts as m } from '@ieum/contract/content/faqs/texts.ts';
import type { Context, Db } from '#kit/context.ts';
import { seoulDay } from '#kit/dates.ts';
import { AppError, tooMany } from '#kit/errors.ts';
import { isIssuedId, type Secrets } from '#platform/crypto.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { createSessionBound } from '#platform/limits/session-bound.ts';
import { faqs, faqVotes, type FaqRow } from './tables.ts';

interface Vote {
  isHelpful: boolean;
  reason: string;
}
/** Without a reason the one of an earlier call stays. */
type VoteInput = Pick<Vote, 'isHelpful'> & { reason?: string | undefined };

type Voter = { userId: string; session: null } | { userId: null; session: string };
type VoteContext = Pick<Context, 'db' | 'now' | 'actor' | 'caller'>;

const A_DAY_SECONDS = 24 * 60 * 60;

/**
 * Takes the votes on answers: one of each member and of each visitor's session that the server issued, and of
 * a network those of a fixed number of sessions a day.
 */
export function createVoting(secrets: Secrets) {
  const isWithinBound = createSessionBound();

  function voterOf({ actor, caller, now }: VoteContext, faqId: string): Voter {
    if (actor) return { userId: actor.userId, session: null };
    const { session, address } = caller;
    if (session === undefined || !isIssuedId(secrets, session)) throw new AppError('invalid', m.noSession);
    const key = [seoulDay(now), faqId, networkOf(address)].join(' ');
    if (!isWithinBound(key, session)) throw tooMany(A_DAY_SECONDS);
    return { userId: null, session };
  }

  /** Stores or changes the caller's vote on an FAQ whose row is locked. */
  return async (ctx: VoteContext, { id }: FaqRow, { isHelpful, reason }: VoteInput): Promise<Vote> => {
    const voter = voterOf(ctx, id);
    const before = await findVote(ctx.db, id, voter);
    const vote = { isHelpful, reason: isHelpful ? '' : (reason ?? before?.reason ?? '') };
    if (before === undefined)
      await ctx.db
        .insert(faqVotes)
        .values({ faqId: id, ...voter, ...vote, createdAt: ctx.now, updatedAt: ctx.now });
    else
      await ctx.db
        .update(faqVotes)
        .set({ ...vote, updatedAt: ctx.now })
        .where(eq(faqVotes.id, before.id));
    await count(ctx.db, id, before?.isHelpful, isHelpful);
    return vote;
  };
}

async function findVote(db: Db, faqId: string, { userId, session }: Voter) {
  const isOwn = userId === null ? eq(faqVotes.session, session) : eq(faqVotes.userId, userId);
  const [row] = await db
    .select({ id: faqVotes.id, isHelpful: faqVotes.isHelpful, reason: faqVotes.reason })
    .from(faqVotes)
    .where(and(eq(faqVotes.faqId, faqId), isOwn));
  return row;
}

async function count(db: Db, faqId: string, before: boolean | undefined, now: boolean): Promise<void> {
  if (before === now) return;
  const change = (isHelpful: boolean) => Number(now === isHelpful) - Number(before === isHelpful);
  await db
    .update(faqs)
    .set({
      helpful: sql`${faqs.helpful} + ${change(true)}`,
      unhelpful: sql`${faqs.unhelpful} + ${change(false)}`,
    })
    .where(eq(faqs.id, faqId));
}
