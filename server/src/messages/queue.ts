import { eq } from 'drizzle-orm';
import type { MessageChannel, MessagePurpose } from '@ieum/contract/messages.enums.ts';
import type { Work } from '#kit/context.ts';
import { newId } from '#kit/ids.ts';
import { users } from '#users/tables.ts';
import { MESSAGE_QUEUED } from './events.ts';
import { messages } from './tables.ts';

interface Content {
  channel: MessageChannel;
  /** E-mail only; an advertisement's label is put before it when it leaves. */
  subject?: string;
  body: string;
  /** The member whom the text names to its reader; it goes when they are forgotten. */
  aboutUserId?: string;
  /** Holds a code or a password: outside the demo world the text is forgotten once it has left. */
  isSecret?: boolean;
}

/** An account's own address, or a telephone number's digits or an e-mail address. */
type Recipient = { userId: string; to?: string } | { userId?: undefined; to: string };

/** Advertising goes to accounts only, at their own address, for its consent hangs on the account. */
type Outgoing = Content &
  (
    | (Recipient & { purpose?: Exclude<MessagePurpose, 'ADVERTISING'> })
    | { purpose: 'ADVERTISING'; userId: string; to?: undefined }
  );

type Writing = Pick<Work, 'db' | 'now' | 'announce'>;

/**
 * Puts a message on its way with this transaction: it leaves only if the transaction is kept. Whether it may leave, and
 * at which hour, is decided at the moment of sending. Answers its id.
 */
export async function queueMessage(work: Writing, outgoing: Outgoing): Promise<string> {
  const id = newId();
  const { userId, to, ...content } = outgoing;
  const address = to ?? (await findAddress(work, userId, outgoing.channel));
  const row = { id, createdAt: work.now, userId, ...content };
  if (!address) {
    await work.db
      .insert(messages)
      .values({ ...row, to: '', state: 'WITHHELD', withheldReason: 'NO_ADDRESS' });
    return id;
  }
  await work.db.insert(messages).values({ ...row, to: address });
  await work.announce({ type: MESSAGE_QUEUED, payload: { messageId: id } });
  return id;
}

async function findAddress({ db }: Writing, userId: string, channel: MessageChannel): Promise<string> {
  const [user] = await db
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return (channel === 'SMS' ? user?.phone : user?.email) ?? '';
}
