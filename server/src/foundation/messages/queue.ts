import { and, eq, inArray } from 'drizzle-orm';
import { mobileFault } from '@ieum/contract/common/contacts.ts';
import type {
  MessageChannel,
  MessagePurpose,
  WithheldReason,
} from '@ieum/contract/foundation/messages/enums.ts';
import type { Work } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import { messageQueued } from './events.ts';
import { messages } from './tables.ts';

interface Content {
  channel: MessageChannel;
  /** E-mail only; an advertisement's label is added when it is sent. */
  subject?: string;
  body: string;
  /** A member whom the text names to its recipient; the message is deleted when that member is erased. */
  aboutUserId?: string;
  /** Contains a code or a password: outside the demo the text is cleared once it was sent. */
  isSecret?: boolean;
  /** Not sent before this time; until then `withdrawMessages` may cancel it by its topic. */
  notBefore?: Date;
  topic?: string;
}

/** An account's own address, or a telephone number's digits or an e-mail address. */
type Recipient = { userId: string; to?: string } | { userId?: undefined; to: string };

/** Advertising is sent to accounts only, at their own address, because the consent belongs to the account. */
type Outgoing = Content &
  (
    | (Recipient & { purpose?: Exclude<MessagePurpose, 'ADVERTISING'> })
    | { purpose: 'ADVERTISING'; userId: string; to?: undefined }
  );

type Writing = Pick<Work, 'db' | 'now' | 'emit'>;

/**
 * Queues a message in this transaction: it is sent only if the transaction commits. Whether it may be sent,
 * and at which hour, is decided at the time of sending. Returns its id.
 */
export async function queueMessage(work: Writing, outgoing: Outgoing): Promise<string> {
  const id = newId();
  const { userId, to, notBefore, ...content } = outgoing;
  const address = to ?? (await findAddress(work, userId, outgoing.channel));
  const row = { id, createdAt: work.now, userId, nextAttemptAt: notBefore, ...content };
  const withheldReason = addressFault(outgoing.channel, address);
  if (withheldReason) {
    await work.db.insert(messages).values({ ...row, to: address, state: 'WITHHELD', withheldReason });
    return id;
  }
  await work.db.insert(messages).values({ ...row, to: address });
  if (notBefore) return id;
  await work.emit(messageQueued({ messageId: id }));
  return id;
}

/** Why an address cannot be reached by a channel. */
function addressFault(channel: MessageChannel, to: string): WithheldReason | undefined {
  if (to === '') return 'NO_ADDRESS';
  return channel === 'SMS' && mobileFault(to) ? 'NO_MOBILE' : undefined;
}

interface Copies {
  channel: MessageChannel;
  purpose: MessagePurpose;
  dispatchId: string;
  subject?: string;
  body: string;
}

/** Queues the same text for several accounts in this transaction, each at its own address. */
export async function queueCopies(
  work: Writing,
  copies: Copies,
  accounts: readonly Pick<UserRow, 'id' | 'phone' | 'email'>[],
): Promise<void> {
  const rows = accounts.map(({ id: userId, phone, email }) => {
    const to = copies.channel === 'SMS' ? phone : email;
    const withheldReason = addressFault(copies.channel, to ?? '');
    const lost = withheldReason && ({ state: 'WITHHELD', withheldReason } as const);
    return { id: newId(), createdAt: work.now, userId, to, ...copies, ...lost };
  });
  await work.db.insert(messages).values(rows);
  const leaving = rows.filter((row) => !('withheldReason' in row));
  await work.emit(...leaving.map(({ id: messageId }) => messageQueued({ messageId })));
}

/**
 * Queues a failed message again, false for any other. Its attempts stay counted, so that the provider is
 * asked first whether one of them arrived.
 */
export async function queueAgain(work: Writing, messageId: string): Promise<boolean> {
  const hasFailed = and(
    eq(messages.id, messageId),
    eq(messages.state, 'FAILED'),
    eq(messages.isSecret, false),
  );
  const [message] = await work.db
    .update(messages)
    .set({ state: 'QUEUED', lastError: null, nextAttemptAt: null })
    .where(hasFailed)
    .returning({ id: messages.id });
  if (message) await work.emit(messageQueued({ messageId }));
  return message !== undefined;
}

/** Deletes messages whose subject matter is erased. */
export async function deleteMessages({ db }: Pick<Work, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(messages).where(inArray(messages.id, [...ids]));
}

/** Cancels waiting messages about any of these topics, because they are no longer true. */
export async function withdrawMessages({ db }: Pick<Work, 'db'>, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  await db
    .update(messages)
    .set({ state: 'WITHHELD', withheldReason: 'OUTDATED', nextAttemptAt: null })
    .where(and(eq(messages.state, 'QUEUED'), inArray(messages.topic, [...topics])));
}

async function findAddress({ db }: Writing, userId: string, channel: MessageChannel): Promise<string> {
  const [user] = await db
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return (channel === 'SMS' ? user?.phone : user?.email) ?? '';
}
