import { and, eq, sql } from 'drizzle-orm';
import { DeliveryError } from '#platform/delivery.ts';
import type { MailSender } from '#platform/mail.ts';
import type { SmsSender } from '#platform/sms.ts';
import type { Work } from '#kit/context.ts';
import { messages, type MessageRow } from './tables.ts';

export interface DeliveryDeps {
  sms: SmsSender;
  mail: MailSender;
  /** Whether texts with codes and passwords stay readable in the developer's outbox. */
  keepsSecrets: boolean;
}

/** After the first try the queue repeats eight times over about half an hour. */
const MOST_TRIES = 9;

/** Sends one waiting message by its provider; throws while another try may help, else the row tells what became of it. */
export async function deliverMessage(work: Work, deps: DeliveryDeps, messageId: string): Promise<void> {
  const message = await claim(work, messageId);
  if (!message) return;
  try {
    await send(deps, message);
  } catch (error) {
    await noteFailure(work, message, error);
    return;
  }
  const isForgotten = message.isSecret && !deps.keepsSecrets;
  await work.db
    .update(messages)
    .set({ state: 'SENT', sentAt: work.now, lastError: null, ...(isForgotten && { body: '' }) })
    .where(eq(messages.id, messageId));
}

async function claim({ db }: Work, messageId: string): Promise<MessageRow | undefined> {
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, messageId), eq(messages.state, 'QUEUED')))
    .returning();
  return message;
}

async function send({ sms, mail }: DeliveryDeps, { id, channel, to, subject, body }: MessageRow) {
  if (channel === 'SMS') await sms.send({ id, to, text: body });
  else await mail.send({ id, to, subject: subject ?? '', text: body });
}

async function noteFailure({ db }: Work, message: MessageRow, error: unknown) {
  const isFinal = (error instanceof DeliveryError && !error.isRetryable) || message.attempts >= MOST_TRIES;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await db
    .update(messages)
    .set({ lastError, ...(isFinal && { state: 'FAILED' as const, ...(message.isSecret && { body: '' }) }) })
    .where(eq(messages.id, message.id));
  if (!isFinal) throw error;
}
