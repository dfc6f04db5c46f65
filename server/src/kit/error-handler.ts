import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, sayIn, type Message } from '@ieum/contract/messages/message.ts';
import { commonMessages as m } from '@ieum/contract/messages/common.ts';
import { AppError, statusOf } from './errors.ts';
import { isUnreachable } from './pg-errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** Answers every failure in the caller's language without a stack trace: `{ code, message, fields?, requestId }` (§8). */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.code === 'internal') request.log.error({ err: error }, 'unexpected failure');
  else if (refusal.code === 'unavailable') request.log.warn({ err: error }, 'database unavailable');
  const { code, said, details } = refusal;
  const locale = localeOf(request.headers['accept-language']);
  const say = (message: Message) => sayIn(locale, message.text, details.values);
  if (details.retryAfterSeconds) void reply.header('retry-after', Math.ceil(details.retryAfterSeconds));
  void reply
    .code(statusOf[code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code,
      message: say(said),
      ...(details.fields && {
        fields: Object.fromEntries(Object.entries(details.fields).map(([path, text]) => [path, say(text)])),
      }),
      ...(details.current !== undefined && { current: details.current }),
      requestId: request.id,
    });
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnreachable(error))
    return new AppError('unavailable', m.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const status = (error as FastifyError | undefined)?.statusCode;
  if (status === 413) return new AppError('too_large', m.tooLarge);
  if (status === 415 || status === 406) return new AppError('unsupported_media', m.unsupportedMedia);
  if (status !== undefined && status >= 400 && status < 500) return new AppError('invalid', m.invalid);
  return new AppError('internal', m.internal);
}
