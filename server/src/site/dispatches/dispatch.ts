import type { MessagePurpose } from '@ieum/contract/foundation/messages/enums.ts';
import { createHash } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import type { MessageChannel, MessageState } from '@ieum/contract/foundation/messages/enums.ts';
import type { Administrator, ContextOf, Db } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { queueCopies } from '#foundation/messages/public.ts';
import { messages } from '#foundation/messages/tables.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import { dispatches, type DispatchRow } from './tables.ts';
import { recordAudit } from './audit.ts';

type ConsoleContext = ContextOf<Administrator>;

export interface Letter {
  channel: MessageChannel;
  /** Members' ids. */
  addressees: readonly string[];
  subject?: string;
  body: string;
  isAdvertising: boolean;
  /** The caller's idempotency key. */
  key?: string | undefined;
}

/**
 * Sends a text to members, once however often the same request arrives; 400 when one of them does not exist
 * any more.
 */
export async function dispatch(ctx: ConsoleContext, letter: Letter): Promise<DispatchRow> {
  const ids = [...new Set(letter.addressees)];
  const fingerprint = fingerprintOf(ctx, { ...letter, addressees: ids });
  const [dispatched] = await ctx.db
    .insert(dispatches)
    .values({
      senderId: ctx.actor.userId,
      senderName: ctx.actor.username,
      channel: letter.channel,
      addresseeCount: ids.length,
      fingerprint,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!dispatched) return findSame(ctx.db, fingerprint);
  const accounts = await listAddressees(ctx.db, ids);
  const purpose = letter.isAdvertising ? 'ADVERTISING' : 'SERVICE';
  const { channel, subject, body } = letter;
  const content = { channel, body, ...(subject !== undefined && { subject }) };
  await queueCopies(ctx, { ...content, purpose, dispatchId: dispatched.id }, accounts);
  await note(ctx, { dispatched, accounts, purpose });
  return dispatched;
}

const MINUTE = 60_000;

/** Identifies a request by sender, text, recipients and idempotency key; without a key, by the minute. */
function fingerprintOf({ actor, now }: ConsoleContext, letter: Letter): string {
  const { channel, addressees, subject = '', body, isAdvertising, key } = letter;
  const press = key ?? Math.floor(now.getTime() / MINUTE);
  const said = [actor.userId, press, channel, isAdvertising, subject, body, [...addressees].toSorted()];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

async function findSame(db: Db, fingerprint: string): Promise<DispatchRow> {
  return one(await db.select().from(dispatches).where(eq(dispatches.fingerprint, fingerprint)));
}

type Account = Pick<UserRow, 'id' | 'name' | 'username' | 'phone' | 'email'>;

async function listAddressees(db: Db, ids: readonly string[]): Promise<Account[]> {
  const { id, name, username, phone, email } = users;
  const accounts = await db
    .select({ id, name, username, phone, email })
    .from(users)
    .where(and(inArray(id, [...ids]), ne(users.status, 'WITHDRAWN')));
  if (accounts.length < ids.length) throw invalidAt('addressees', m.addresseeUnknown);
  return accounts;
}

interface Sent {
  dispatched: DispatchRow;
  accounts: readonly Account[];
  purpose: MessagePurpose;
}

/** A text to one member is shown in that member's history. */
function note(ctx: ConsoleContext, { dispatched, accounts, purpose }: Sent): Promise<void> {
  const { id, channel, addresseeCount } = dispatched;
  const [only] = accounts;
  const about =
    only && accounts.length === 1
      ? { subjectType: 'user' as const, subjectId: only.id, subjectName: only.username }
      : { subjectType: 'dispatch' as const, subjectId: id, subjectName: '' };
  const action = channel === 'SMS' ? 'messages.sendSms' : 'messages.sendEmail';
  return recordAudit(ctx, { action, ...about, details: { purpose, count: addresseeCount } });
}

const byHope: readonly MessageState[] = ['QUEUED', 'SENT', 'FAILED', 'WITHHELD'];

/** QUEUED while one of its messages is unsent, else the best state of its messages. */
export async function stateOf(db: Db, { id }: DispatchRow): Promise<MessageState> {
  const rows = await db
    .selectDistinct({ state: messages.state })
    .from(messages)
    .where(eq(messages.dispatchId, id));
  const states = rows.map(({ state }) => state);
  return byHope.find((state) => states.includes(state)) ?? 'WITHHELD';
}
