import type { MessageChannel } from '@ieum/contract/messages.enums.ts';
import type { Work } from '#kit/context.ts';
import { newId } from '#kit/ids.ts';
import { MESSAGE_QUEUED } from './events.ts';
import { messages } from './tables.ts';

interface Outgoing {
  channel: MessageChannel;
  /** A telephone number's digits or an e-mail address. */
  to: string;
  /** E-mail only. */
  subject?: string;
  body: string;
  /** Holds a code or a password: outside the demo world the text is forgotten once it has left. */
  isSecret?: boolean;
}

/** Puts a message on its way with this transaction: it leaves only if the transaction is kept. Answers its id. */
export async function queueMessage(
  work: Pick<Work, 'db' | 'now' | 'announce'>,
  outgoing: Outgoing,
): Promise<string> {
  const id = newId();
  await work.db.insert(messages).values({ id, createdAt: work.now, ...outgoing });
  await work.announce({ type: MESSAGE_QUEUED, payload: { messageId: id } });
  return id;
}
