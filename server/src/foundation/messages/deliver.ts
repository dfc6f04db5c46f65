import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { DeliveryError } from '#platform/delivery/delivery.ts';
import type { MailSender } from '#platform/delivery/mail.ts';
import type { SmsSender } from '#platform/delivery/sms.ts';
import type { Work } from '#kit/context.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { formatMessage, type FormattedMessage, type OptOutDeps } from './format-message.ts';
import { messageFailed } from './events.ts';
import { findRecipient, maySend, type Recipient } from './may-send.ts';
import { messages, type MessageRow } from './tables.ts';

export interface DeliveryDeps extends OptOutDeps {
  sms: SmsSender;
  mail: MailSender;
  /** Whether texts with codes and passwords stay readable in the developer's outbox. */
  keepsSecrets: boolean;
}

/** The work of a job, which calls its provider outside a transaction. */
type DeliveryWork = Work & Partial<Pick<JobWork, 'transact'>>;

/** After the first attempt the queue retries eight times over about half an hour. */
const MAX_TRIES = 9;

/** Removes the content of a message with a code or a password once it was sent. */
const clearedSecret = { body: '', mailContent: null, template: null };

type Outcome = Partial<typeof messages.$inferInsert>;

/**
 * Sends one waiting message through its provider; throws while a retry may help, else stores the result in
 * the row.
 */
export async function deliverMessage(
  work: DeliveryWork,
  deps: DeliveryDeps,
  messageId: string,
): Promise<void> {
  const message = await findWaiting(work, messageId);
  if (!message) return;
  const recipient = await findRecipient(work.db, message);
  const verdict = maySend(message, recipient, work.now);
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

/** Counts an attempt; undefined where the message no longer waits, or its channel or address has changed since the check. */
async function claim({ db, now }: Work, { id, channel, to }: MessageRow): Promise<MessageRow | undefined> {
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, nextAttemptAt: null })
    .where(and(eq(messages.id, id), eq(messages.channel, channel), eq(messages.to, to), isDue(now)))
    .returning();
  return message;
}

interface Attempt {
  message: MessageRow | undefined;
  recipient: Recipient | undefined;
}

async function attempt(
  work: DeliveryWork,
  deps: DeliveryDeps,
  { message, recipient }: Attempt,
): Promise<void> {
  if (!message) return;
  const formatted = await formatMessage(deps, message, recipient);
  try {
    const receipt = await send(deps, { ...message, ...formatted });
    const isErased = message.isSecret && !deps.keepsSecrets;
    const { subject, body } = formatted;
    const left = { state: 'SENT', sentAt: work.now, lastError: null, ...receipt } as const;
    await noteSent(work, message, { ...left, subject, body, ...(isErased && clearedSecret) });
  } catch (error) {
    await noteFailure(work, message, error);
  }
}

type Receipt = Pick<MessageRow, 'providerId' | 'route'>;

/** On a retry, the provider is first asked whether an earlier attempt arrived. */
async function send({ sms, mail }: DeliveryDeps, message: MessageRow & FormattedMessage): Promise<Receipt> {
  const { id, channel, purpose, to, subject, body, attempts, createdAt, html, optOutUrl } = message;
  if (channel === 'SMS') {
    // KakaoTalk permits no advertising as 알림톡.
    const template = purpose !== 'ADVERTISING' && message.template;
    const facts = { ...(template && { template }), ...(attempts > 1 && { repeatedSince: createdAt }) };
    const receipt = await sms.send({ id, to, text: body, ...facts });
    return { providerId: receipt.id, route: receipt.route };
  }
  const parts = { text: body, ...(html && { html }), ...(optOutUrl && { optOutUrl }) };
  return { providerId: await mail.send({ id, to, subject: subject ?? '', ...parts }), route: null };
}

async function note({ db }: Work, { id }: MessageRow, outcome: Outcome) {
  await db
    .update(messages)
    .set(outcome)
    .where(and(eq(messages.id, id), eq(messages.state, 'QUEUED')));
}

/** Also where it was stopped while the provider took it: the record says what really happened. */
async function noteSent({ db }: Work, { id }: MessageRow, outcome: Outcome) {
  const wasStopped = and(eq(messages.state, 'WITHHELD'), eq(messages.withheldReason, 'STOPPED'));
  await db
    .update(messages)
    .set({ ...outcome, withheldReason: null })
    .where(and(eq(messages.id, id), or(eq(messages.state, 'QUEUED'), wasStopped)));
}

async function noteFailure(work: DeliveryWork, message: MessageRow, error: unknown) {
  const isFinal = (error instanceof DeliveryError && !error.isRetryable) || message.attempts >= MAX_TRIES;
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (!isFinal) {
    await note(work, message, { lastError });
    throw error;
  }
  const { id: messageId, topic, isSecret } = message;
  const { transact = (run) => run(work) } = work;
  await transact(async (tx) => {
    await note(tx, message, { lastError, state: 'FAILED', ...(isSecret && clearedSecret) });
    if (topic !== null) await tx.emit(messageFailed({ messageId, topic }));
  });
}
