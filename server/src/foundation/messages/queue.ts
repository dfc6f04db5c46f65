import { and, eq, inArray } from 'drizzle-orm';
import { mobileError } from '@ieum/contract/common/contacts.ts';
import type {
  MessageChannel,
  MessagePurpose,
  WithheldReason,
} from '@ieum/contract/foundation/messages/enums.ts';
import type { Work } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import type { MessageTemplate } from '#platform/delivery/sms.ts';
import { messageQueued } from './events.ts';
import type { WrittenMail } from './mail/define-mail.ts';
import { bodyOf } from './mail/mail-content.ts';
import { messages } from './tables.ts';

/** The content of a message; an advertisement's label and every e-mail's footer are added when it is sent. */
export type Content =
  | { channel: 'SMS'; body: string; template?: MessageTemplate | undefined }
  | { channel: 'EMAIL'; mail: WrittenMail };

interface Circumstances {
  /** An id that its caller stores beside; a new one by default. */
  id?: string | undefined;
  /** A member whom the text names to its recipient; the message is deleted when that member is erased. */
  aboutUserId?: string;
  /** Contains a code or a password: outside the demo the text is cleared once it was sent. */
  isSecret?: boolean;
  /** Not sent before this time; until then `withdrawMessages` may cancel it by its topic. */
  notBefore?: Date;
  topic?: string;
  dispatchId?: string;
}

/** An account's own address, or a telephone number's digits or an e-mail address. */
type Recipient = { userId: string; to?: string } | { userId?: undefined; to: string };

/** Advertising is sent to accounts only, at their own address, because the consent belongs to the account. */
type Outgoing = Content &
  Circumstances &
  (
    | (Recipient & { purpose?: Exclude<MessagePurpose, 'ADVERTISING'> })
    | { purpose: 'ADVERTISING'; userId: string; to?: undefined }
  );

type WriteContext = Pick<Work, 'db' | 'now' | 'emit'>;

/**
 * Queues a message in this transaction: it is sent only if the transaction commits. Whether it may be sent,
 * and at which hour, is decided at the time of sending. Returns its id.
 */
export async function queueMessage(work: WriteContext, outgoing: Outgoing): Promise<string> {
  const { id = newId(), userId, to, notBefore } = outgoing;
  const address = to ?? (await findAddress(work, userId, outgoing.channel));
  const { purpose, aboutUserId, isSecret, topic, dispatchId } = outgoing;
  const facts = { purpose, aboutUserId, isSecret, topic, dispatchId, userId, nextAttemptAt: notBefore };
  const row = { id, createdAt: work.now, ...facts, ...columnsOf(outgoing) };
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

const columnsOf = (content: Content) =>
  content.channel === 'SMS'
    ? { channel: content.channel, body: content.body, template: content.template }
    : {
        channel: content.channel,
        subject: content.mail.subject,
        body: bodyOf(content.mail.content),
        mailContent: content.mail.content,
      };

/** Why an address cannot be reached by a channel. */
function addressFault(channel: MessageChannel, to: string): WithheldReason | undefined {
  if (to === '') return 'NO_ADDRESS';
  return channel === 'SMS' && mobileError(to) ? 'NO_MOBILE' : undefined;
}

/** The columns of a message to an account, withheld where it cannot be reached. */
export function rowOf(account: Addressed, content: Content) {
  const to = content.channel === 'SMS' ? account.phone : account.email;
  const withheldReason = addressFault(content.channel, to);
  const lost = withheldReason && ({ state: 'WITHHELD', withheldReason } as const);
  return { userId: account.id, to, ...columnsOf(content), ...lost };
}

interface Copies<A> {
  purpose: MessagePurpose;
  dispatchId: string;
  /** The content for one account. */
  contentOf: (account: A) => Content;
}

type Addressed = Pick<UserRow, 'id' | 'phone' | 'email'>;

/**
 * Queues a text for several accounts in this transaction, each at its own address; an account that has a
 * message of the dispatch already gets no second one.
 */
export async function queueCopies<A extends Addressed>(
  work: WriteContext,
  { contentOf, ...common }: Copies<A>,
  accounts: readonly A[],
): Promise<void> {
  const rows = accounts.map((account) => ({
    id: newId(),
    createdAt: work.now,
    ...common,
    ...rowOf(account, contentOf(account)),
  }));
  if (rows.length === 0) return;
  const written = await work.db
    .insert(messages)
    .values(rows)
    .onConflictDoNothing({ target: [messages.dispatchId, messages.userId] })
    .returning({ id: messages.id, state: messages.state });
  const leaving = written.filter(({ state }) => state === 'QUEUED');
  await work.emit(...leaving.map(({ id: messageId }) => messageQueued({ messageId })));
}

/**
 * Queues a text message of its own to each account in this transaction; `stopTopics` stops those that wait.
 * Returns the id of each account's message.
 */
export async function queueTexts(
  work: WriteContext,
  common: { topic: string; aboutUserId?: string },
  texts: readonly { account: Addressed; body: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (texts.length === 0) return new Map();
  const rows = texts.map(({ account, body }) => ({
    id: newId(),
    createdAt: work.now,
    purpose: 'SERVICE' as const,
    ...common,
    ...rowOf(account, { channel: 'SMS', body }),
  }));
  const written = await work.db
    .insert(messages)
    .values(rows)
    .returning({ id: messages.id, state: messages.state });
  const leaving = written.filter(({ state }) => state === 'QUEUED');
  await work.emit(...leaving.map(({ id: messageId }) => messageQueued({ messageId })));
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}

/**
 * Queues a failed message again, false for any other. Its attempts stay counted, so that the provider is
 * asked first whether one of them arrived.
 */
export async function queueAgain(work: WriteContext, messageId: string): Promise<boolean> {
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

async function findAddress({ db }: WriteContext, userId: string, channel: MessageChannel): Promise<string> {
  const [user] = await db
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return (channel === 'SMS' ? user?.phone : user?.email) ?? '';
}
