import { createHmac, randomBytes } from 'node:crypto';
import { LMS_BYTES, SMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { z } from 'zod';
import { DeliveryError } from './delivery.ts';
import type { Sms, SmsReceipt, SmsSender } from './sms.ts';

export type SolapiOptions = {
  key: string;
  secret: string;
  from: string;
  /** The sender's KakaoTalk channel and the approved template of each kind of message. */
  alimtalk?: { channel: string; templates: ReadonlyMap<string, string> } | undefined;
  baseUrl?: string;
  timeoutMilliseconds?: number;
};

/**
 * Statuses caused by the message itself; all others can succeed once the account, the network or Solapi
 * recovers.
 */
const permanentStatuses = [400, 413, 422];

const Accepted = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string(), statusMessage: z.string() })).default([]),
  groupInfo: z.object({ groupId: z.string() }),
});
const ErrorAnswer = z.object({ errorCode: z.string(), errorMessage: z.string() });

/** The messages come as an object by their ids, or as a list. */
const Taken = z.object({
  messageList: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});
const TakenMessage = z.object({
  groupId: z.string(),
  type: z.string().default('SMS'),
  customFields: z.object({ id: z.string() }),
});
const mostTaken = 500;

/**
 * Sends through Solapi's `send-many/detail`: 알림톡 where the kind of message has a template, otherwise SMS up
 * to 90 bytes or LMS up to 2,000; the receipt is its group id. Where KakaoTalk does not reach the recipient,
 * Solapi itself sends the text under the same id. Where it rejects the 알림톡, nothing was sent yet, and the
 * text is sent instead. Solapi has no idempotency key, so before a retry its messages to the same number are
 * searched.
 */
export function solapiSms(options: SolapiOptions): SmsSender {
  return {
    send: async (sms) => {
      const message = messageOf(sms, options.from);
      const taken = sms.repeatedSince && (await findTaken(options, sms, sms.repeatedSince));
      if (taken) return taken;
      const kakaoOptions = kakaoOf(sms, options);
      if (kakaoOptions) {
        const alimtalk = { ...message, type: 'ATA', kakaoOptions };
        const sent = await takenOf(await post(options, { messages: [alimtalk] }));
        if (sent.groupId !== undefined) return { id: sent.groupId, route: 'ALIMTALK' };
      }
      const { groupId, rejection } = await takenOf(await post(options, { messages: [message] }));
      if (groupId === undefined) throw new DeliveryError(rejection, { isRetryable: false });
      return { id: groupId, route: 'SMS' };
    },
  };
}

/** The receipt of an earlier attempt; throws rather than risk sending twice when Solapi does not answer. */
async function findTaken(
  options: SolapiOptions,
  { to, id }: Sms,
  since: Date,
): Promise<SmsReceipt | undefined> {
  const query = new URLSearchParams({
    to: digits(to),
    dateType: 'CREATED',
    startDate: since.toISOString(),
    limit: String(mostTaken),
  });
  const response = await call(options, `/messages/v4/list?${query}`, { method: 'GET' });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOf(response.status, answer);
  const list = Taken.safeParse(answer);
  if (!list.success) throw new DeliveryError('Solapi gave an unknown answer', { isRetryable: true });
  for (const one of Object.values(list.data.messageList)) {
    const message = TakenMessage.safeParse(one);
    if (message.data?.customFields.id === id)
      return { id: message.data.groupId, route: message.data.type === 'ATA' ? 'ALIMTALK' : 'SMS' };
  }
  return undefined;
}

function messageOf({ to, text, id }: Sms, from: string) {
  const bytes = smsBytes(text);
  if (bytes > LMS_BYTES) {
    throw new DeliveryError(`The text has ${bytes} bytes of ${LMS_BYTES}`, { isRetryable: false });
  }
  const type = bytes > SMS_BYTES ? 'LMS' : 'SMS';
  return { to: digits(to), from: digits(from), text, type, autoTypeDetect: false, customFields: { id } };
}

/** The fields that make a message an 알림톡; undefined for kinds without a template. */
function kakaoOf({ template }: Sms, { alimtalk }: SolapiOptions) {
  const templateId = template && alimtalk?.templates.get(template.kind);
  if (!template || !alimtalk || !templateId) return undefined;
  const variables = Object.fromEntries(
    Object.entries(template.variables).map(([name, value]) => [`#{${name}}`, value]),
  );
  return { pfId: alimtalk.channel, templateId, variables, disableSms: false };
}

const post = (options: SolapiOptions, body: object): Promise<Response> =>
  call(options, '/messages/v4/send-many/detail', { method: 'POST', body: JSON.stringify(body) });

async function call(options: SolapiOptions, path: string, request: RequestInit): Promise<Response> {
  const { baseUrl = 'https://api.solapi.com', timeoutMilliseconds = 5000 } = options;
  try {
    return await fetch(`${baseUrl}${path}`, {
      ...request,
      headers: { 'Content-Type': 'application/json', Authorization: authorization(options) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
  } catch (cause) {
    throw new DeliveryError('Solapi did not answer', { isRetryable: true, cause });
  }
}

/** Every request has a signature of its own: Solapi accepts each only once, within 15 minutes of `date`. */
function authorization({ key, secret }: SolapiOptions): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`;
}

type Answer = { groupId: string; rejection?: undefined } | { groupId?: undefined; rejection: string };

/** Whether Solapi took the message; it says itself when it did not. */
async function takenOf(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const error = errorOf(response.status, answer);
    if (error.isRetryable) throw error;
    return { rejection: error.message };
  }
  const accepted = Accepted.safeParse(answer);
  if (!accepted.success) throw new DeliveryError('Solapi gave an unknown answer', { isRetryable: true });
  const [failed] = accepted.data.failedMessageList;
  if (failed) return { rejection: `Solapi rejected: ${failed.statusCode} ${failed.statusMessage}` };
  return { groupId: accepted.data.groupInfo.groupId };
}

function errorOf(status: number, answer: unknown): DeliveryError {
  const parsed = ErrorAnswer.safeParse(answer);
  const reason = parsed.success ? `${parsed.data.errorCode} ${parsed.data.errorMessage}` : `status ${status}`;
  return new DeliveryError(`Solapi rejected: ${reason}`, {
    isRetryable: !permanentStatuses.includes(status),
  });
}

const digits = (telephone: string) => telephone.replace(/\D/g, '');
