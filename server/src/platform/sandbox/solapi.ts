import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { LMS_BYTES, SMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { serve, type SandboxAnswer, type SandboxRequest } from './serve.ts';

const KakaoOptions = z.object({
  pfId: z.string().min(1),
  templateId: z.string().min(1),
  variables: z.record(z.string().regex(/^#\{[^.{}]+\}$/), z.string()),
  disableSms: z.boolean(),
});

const Body = z.object({
  messages: z
    .array(
      z.object({
        to: z.string().regex(/^\d{8,12}$/),
        from: z.string().regex(/^\d{8,12}$/),
        text: z.string().min(1),
        type: z.enum(['SMS', 'LMS', 'ATA']),
        kakaoOptions: KakaoOptions.optional(),
        customFields: z.record(z.string(), z.string()).optional(),
      }),
    )
    .min(1),
});
type Message = z.infer<typeof Body>['messages'][number];

const authorizationForm =
  /^HMAC-SHA256 apiKey=(?<apiKey>[^,]+), date=(?<date>[^,]+), salt=(?<salt>[a-z0-9]{12,64}), signature=(?<signature>[0-9a-f]{64})$/i;
const fifteenMinutes = 15 * 60_000;

/** The failure that the fake should show from now on. */
export type SolapiFaults = {
  status?: number;
  delayMilliseconds?: number;
  rejectsNumber?: string;
  /** Rejects an 알림톡 because it knows no such template: as a failed message, or with a status. */
  hasNoTemplate?: boolean;
  alimtalkStatus?: number;
  isGarbled?: boolean;
  /** Accepts the messages but drops the response. */
  losesAnswer?: boolean;
};

/**
 * A fake Solapi: checks signature, date, reuse and message like the real one, and stores accepted messages in
 * `messages`.
 */
export async function solapiSandbox({ key, secret }: { key: string; secret: string }) {
  const messages: Message[] = [];
  const faults: SolapiFaults = {};
  const spent = new Set<string>();

  const server = await serve(async (request) => {
    await wait(faults.delayMilliseconds ?? 0);
    if (faults.isGarbled) return { status: 200, body: 'maintenance' };
    if (faults.status) return errorAnswer(faults.status, 'InternalError', 'The sandbox is set to fail');
    const failure =
      checkRoute(request) ?? checkSignature(request.headers.authorization ?? '', { key, secret, spent });
    if (failure) return failure;
    if (request.method === 'GET') return list(request.query.get('to'), messages);
    if (faults.alimtalkStatus && request.body.includes('"ATA"'))
      return errorAnswer(faults.alimtalkStatus, 'ValidationError', 'Unknown template');
    const answer = take(request.body, { messages, faults });
    return faults.losesAnswer ? errorAnswer(500, 'InternalError', 'The answer was lost') : answer;
  });
  return { ...server, messages, faults };
}

function checkRoute({ method, path }: SandboxRequest): SandboxAnswer | undefined {
  if (method === 'POST' && path === '/messages/v4/send-many/detail') return undefined;
  if (method === 'GET' && path === '/messages/v4/list') return undefined;
  return errorAnswer(404, 'ResourceNotFound', path);
}

type Account = { key: string; secret: string; spent: Set<string> };

function checkSignature(header: string, { key, secret, spent }: Account): SandboxAnswer | undefined {
  const parts = authorizationForm.exec(header)?.groups;
  if (!parts || parts.apiKey !== key) return errorAnswer(403, 'InvalidAPIKey', 'Unknown key');
  const { date = '', salt = '', signature = '' } = parts;
  if (!(Math.abs(Date.now() - Date.parse(date)) < fifteenMinutes)) {
    return errorAnswer(403, 'RequestTimeTooSkewed', date);
  }
  const expected = createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex');
  if (signature !== expected) return errorAnswer(403, 'SignatureDoesNotMatch', 'Wrong secret');
  if (spent.has(signature)) return errorAnswer(403, 'DuplicatedSignature', 'A signature is used once');
  spent.add(signature);
}

function take(
  json: string,
  { messages, faults }: { messages: Message[]; faults: SolapiFaults },
): SandboxAnswer {
  const body = Body.safeParse(JSON.parse(json));
  if (!body.success) return errorAnswer(400, 'ValidationError', body.error.message);
  const failedMessageList = body.data.messages
    .filter(
      (message) => message.to === faults.rejectsNumber || isTooLong(message) || isUnknown(message, faults),
    )
    .map(({ to, from, type }) => ({
      to,
      from,
      type,
      statusCode: '1026',
      statusMessage: 'Refused',
      messageId: randomUUID(),
    }));
  const registeredFailed = failedMessageList.length;
  if (registeredFailed === 0) messages.push(...body.data.messages);
  const total = body.data.messages.length;
  const count = { total, registeredFailed, registeredSuccess: total - registeredFailed };
  return {
    status: 200,
    body: { failedMessageList, groupInfo: { groupId: `G4V${randomUUID()}`, status: 'SENDING', count } },
  };
}

/** The messages accepted for a number by their own ids, each with the id of its group. */
function list(to: string | null, messages: readonly Message[]): SandboxAnswer {
  const found = messages.filter((message) => message.to === to);
  const messageList = Object.fromEntries(
    found.map((message) => [`M4V${randomUUID()}`, { ...message, groupId: `G4V${randomUUID()}` }]),
  );
  return { status: 200, body: { limit: 500, messageList } };
}

const isTooLong = ({ type, text }: Message) => smsBytes(text) > (type === 'SMS' ? SMS_BYTES : LMS_BYTES);

const isUnknown = ({ type, kakaoOptions }: Message, { hasNoTemplate }: SolapiFaults) =>
  type === 'ATA' && (!kakaoOptions || hasNoTemplate === true);

const errorAnswer = (status: number, errorCode: string, errorMessage: string): SandboxAnswer => ({
  status,
  body: { errorCode, errorMessage },
});
