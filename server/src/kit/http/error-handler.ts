import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError, statusOf } from '../errors.ts';
import { isUnfitValue, isUnreachable, isUnwritable } from '#platform/database/pg-errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** Answers every failure in the caller's language without a stack trace: `{ code, message, fields?, requestId }`. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error);
  if (failure.code === 'internal') request.log.error({ err: error }, 'unexpected failure');
  else if (isUnfitValue(error)) request.log.warn({ err: error }, 'a value the database rejected');
  else if (failure.code === 'unavailable') request.log.warn({ err: error }, 'database or disk unavailable');
  const { code, details } = failure;
  const body = errorBody(failure, localeOf(request.headers['accept-language']));
  if (details.retryAfterSeconds) void reply.header('retry-after', Math.ceil(details.retryAfterSeconds));
  void reply
    .code(statusOf[code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      ...body,
      ...(details.current !== undefined && { current: details.current }),
      requestId: request.id,
    });
}

/** The response body of an error, in the caller's language. */
export function errorBody({ code, text, details }: AppError, locale: Locale) {
  const say = (message: KeyedText) => sayIn(locale, message.text, details.values);
  const fields = Object.entries(details.fields ?? {}).map(([path, text]) => [path, say(text)]);
  return {
    code,
    message: say(text),
    ...(details.fields && { fields: Object.fromEntries(fields) as Record<string, string> }),
  };
}

/** The AppError that is reported for any thrown value; an unknown one is internal. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnreachable(error) || isUnwritable(error))
    return new AppError('unavailable', m.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isUnfitValue(error)) return new AppError('invalid', m.invalid);
  const status = (error as FastifyError | undefined)?.statusCode;
  if (status === 413) return new AppError('too_large', m.tooLarge);
  if (status === 415 || status === 406) return new AppError('unsupported_media', m.unsupportedBody);
  if (status !== undefined && status >= 400 && status < 500) return new AppError('invalid', m.invalid);
  return new AppError('internal', m.internal);
}
