import { createHmac, randomBytes } from 'node:crypto';
import { LMS_BYTES, SMS_BYTES, smsBytes } from '@ieum/contract/foundation/messages/bytes.ts';
import { z } from 'zod';
import { DeliveryError } from './delivery.ts';
import type { Sms, SmsSender } from './sms.ts';

export type SolapiOptions = {
  key: string;
  secret: string;
  from: string;
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
const TakenMessage = z.object({ groupId: z.string(), customFields: z.object({ id: z.string() }) });
const mostTaken = 500;

/**
 * Sends through Solapi's `send-many/detail`: SMS up to 90 bytes, LMS up to 2,000; the receipt is its group
 * id. Solapi has no idempotency key, so before a retry its messages to the same number are searched.
 */
export function solapiSms(options: SolapiOptions): SmsSender {
  return {
    send: async (sms) => {
      const message = messageOf(sms, options.from);
      const taken = sms.repeatedSince && (await findTaken(options, sms, sms.repeatedSince));
      if (taken) return taken;
      const response = await post(options, { messages: [message] });
      return receiptOf(response);
    },
  };
}

/** The receipt of an earlier attempt; throws rather than risk sending twice when Solapi does not answer. */
async function findTaken(options: SolapiOptions, { to, id }: Sms, since: Date): Promise<string | undefined> {
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
    if (message.data?.customFields.id === id) return message.data.groupId;
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

async function receiptOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOf(response.status, answer);
  const accepted = Accepted.safeParse(answer);
  if (!accepted.success) throw new DeliveryError('Solapi gave an unknown answer', { isRetryable: true });
  const [failed] = accepted.data.failedMessageList;
  if (failed) {
    throw new DeliveryError(`Solapi refused: ${failed.statusCode} ${failed.statusMessage}`, {
      isRetryable: false,
    });
  }
  return accepted.data.groupInfo.groupId;
}

function errorOf(status: number, answer: unknown): DeliveryError {
  const parsed = ErrorAnswer.safeParse(answer);
  const reason = parsed.success ? `${parsed.data.errorCode} ${parsed.data.errorMessage}` : `status ${status}`;
  return new DeliveryError(`Solapi refused: ${reason}`, { isRetryable: !permanentStatuses.includes(status) });
}

const digits = (telephone: string) => telephone.replace(/\D/g, '');
