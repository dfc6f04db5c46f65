import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { DeliveryError } from '#platform/delivery/delivery.ts';
import type { MailSender } from '#platform/delivery/mail.ts';
import type { SmsSender } from '#platform/delivery/sms.ts';
import type { Work } from '#kit/context.ts';
import { dressAdvertisement, type OptOutDeps } from './advertisement.ts';
import { findRecipient, judge, type Recipient } from './gate.ts';
import { messages, type MessageRow } from './tables.ts';

export interface DeliveryDeps extends OptOutDeps {
  sms: SmsSender;
  mail: MailSender;
  /** Whether texts with codes and passwords stay readable in the developer's outbox. */
  keepsSecrets: boolean;
}

/** After the first attempt the queue retries eight times over about half an hour. */
const MOST_TRIES = 9;

type Outcome = Partial<typeof messages.$inferInsert>;

/**
 * Sends one waiting message through its provider; throws while a retry may help, else stores the result in
 * the row.
 */
export async function deliverMessage(work: Work, deps: DeliveryDeps, messageId: string): Promise<void> {
  const message = await findWaiting(work, messageId);
  if (!message) return;
  const recipient = await findRecipient(work.db, message);
  const verdict = judge(message, recipient, work.now);
  if (verdict.kind === 'waits') return note(work, message, { nextAttemptAt: verdict.until });
  if (verdict.kind === 'withheld')
    return note(work, message, { state: 'WITHHELD', withheldReason: verdict.reason, nextAttemptAt: null });
  await attempt(work, deps, { message: await claim(work, message), recipient });
}

/**
 * Checks that it still waits and is due: an administrator may have postponed it after its job was created.
 */
const isDue = (now: Date) =>
  and(eq(messages.state, 'QUEUED'), or(isNull(messages.nextAttemptAt), lte(messages.nextAttemptAt, now)));

async function findWaiting({ db, now }: Work, messageId: string): Promise<MessageRow | undefined> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), isDue(now)));
  return message;
}

async function claim({ db, now }: Work, { id }: MessageRow): Promise<MessageRow | undefined> {
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, nextAttemptAt: null })
    .where(and(eq(messages.id, id), isDue(now)))
    .returning();
  return message;
}

interface Attempt {
  message: MessageRow | undefined;
  recipient: Recipient | undefined;
}

async function attempt(work: Work, deps: DeliveryDeps, { message, recipient }: Attempt): Promise<void> {
  if (!message) return;
  const dressed = dress(deps, message, recipient);
  try {
    const providerId = await send(deps, { ...message, ...dressed });
    const isErased = message.isSecret && !deps.keepsSecrets;
    const { subject, body } = dressed;
    const left = { state: 'SENT', sentAt: work.now, lastError: null, providerId } as const;
    await note(work, message, { ...left, subject, body: isErased ? '' : body });
  } catch (error) {
    await noteFailure(work, message, error);
  }
}

interface Dressed extends Pick<MessageRow, 'subject' | 'body'> {
  optOutUrl?: string;
}

function dress(deps: DeliveryDeps, message: MessageRow, recipient: Recipient | undefined): Dressed {
  const { purpose, userId, subject, body } = message;
  if (purpose !== 'ADVERTISING' || !userId || !recipient) return { subject, body };
  return dressAdvertisement(deps, { ...message, userId }, recipient.locale);
}

/** On a retry, the provider is first asked whether an earlier attempt arrived. */
async function send({ sms, mail }: DeliveryDeps, message: MessageRow & Dressed): Promise<string> {
  const { id, channel, to, subject, body, attempts, createdAt, optOutUrl } = message;
  if (channel === 'SMS')
    return sms.send({ id, to, text: body, ...(attempts > 1 && { repeatedSince: createdAt }) });
  return mail.send({ id, to, subject: subject ?? '', text: body, ...(optOutUrl && { optOutUrl }) });
}

async function note({ db }: Work, { id }: MessageRow, outcome: Outcome) {
  await db
    .update(messages)
    .set(outcome)
    .where(and(eq(messages.id, id), eq(messages.state, 'QUEUED')));
}

async function noteFailure(work: Work, message: MessageRow, error: unknown) {
  const isFinal = (error instanceof DeliveryError && !error.isRetryable) || message.attempts >= MOST_TRIES;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await note(work, message, {
    lastError,
    ...(isFinal && { state: 'FAILED', ...(message.isSecret && { body: '' }) }),
  });
  if (!isFinal) throw error;
}
