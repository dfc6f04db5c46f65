import { and, count, eq } from 'drizzle-orm';
import type { MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import { users } from '#account/users/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { stopDispatch } from '#foundation/messages/public.ts';
import type { AdministratorContext, Db } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { countWritten } from './group/write-group.ts';
import { recordAudit } from './audit.ts';
import { dispatches, type DispatchRow } from './tables.ts';

export async function findDispatch(db: Db, id: string): Promise<DispatchRow | undefined> {
  const [row] = await db.select().from(dispatches).where(eq(dispatches.id, id));
  return row;
}

/** The name of who sent a dispatch; the stored one once the account is gone. */
export async function readSenderName(db: Db, { senderId, senderName }: DispatchRow): Promise<string> {
  if (senderId === null) return senderName;
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, senderId));
  return row?.name ?? senderName;
}

/** The id of the message of a dispatch to a member; the dispatch's own where it was erased. */
export async function findMessageTo(db: Db, dispatchId: string, userId: string | undefined): Promise<string> {
  const ofDispatch = eq(messages.dispatchId, dispatchId);
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(userId ? and(ofDispatch, eq(messages.userId, userId)) : ofDispatch);
  return row?.id ?? dispatchId;
}

export type Figures = Record<MessageState, number>;

/**
 * How many messages of a dispatch are in each state; those that a group still lacks wait, and those that were
 * stopped before they were written are withheld.
 */
export async function countStates(
  db: Db,
  { id, plan, addresseeCount, unwrittenCount }: DispatchRow,
): Promise<Figures> {
  const rows = await db
    .select({ state: messages.state, count: count() })
    .from(messages)
    .where(eq(messages.dispatchId, id))
    .groupBy(messages.state);
  const none: Figures = { QUEUED: 0, SENT: 0, FAILED: 0, WITHHELD: 0 };
  const figures = { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
  const written = rows.reduce((sum, row) => sum + row.count, 0);
  figures.QUEUED += plan ? Math.max(0, addresseeCount - written) : 0;
  figures.WITHHELD += unwrittenCount;
  return figures;
}

/** Stops what has not left yet; a repeated request changes and records nothing. */
export async function stopWaitingOf(ctx: AdministratorContext, { id }: DispatchRow): Promise<DispatchRow> {
  const isThis = eq(dispatches.id, id);
  // A batch that is being written is finished before.
  const row = one(await ctx.db.select().from(dispatches).where(isThis).for('update'));
  const unwritten = row.plan ? Math.max(0, row.addresseeCount - (await countWritten(ctx.db, id))) : 0;
  const stopped = await stopDispatch(ctx, id);
  if (stopped + unwritten === 0 && !row.plan) return row;
  const change = { plan: null, unwrittenCount: row.unwrittenCount + unwritten };
  const [after] = await ctx.db.update(dispatches).set(change).where(isThis).returning();
  const named = { subjectType: 'dispatch' as const, subjectId: id, subjectName: '' };
  const details = { count: stopped + unwritten };
  await recordAudit(ctx, { action: 'messages.stopAll', ...named, details });
  return after ?? row;
}
