import type { FollowUp } from '@ieum/contract/common/channel.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';

/** The closed list of error codes with their statuses. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  forbidden: 403,
  approval_required: 403,
  password_change_required: 403,
  second_factor_setup_required: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof statusOf;

interface Details {
  /** Text keys by the path of the field that caused them. */
  fields?: Record<string, KeyedText>;
  /** Values for the `{name}` placeholders of the message. */
  values?: Record<string, string | number>;
  /** The current row, in wire form; only with 'conflict'. */
  current?: unknown;
  retryAfterSeconds?: number;
  /** The next step of a client of a socket. */
  action?: FollowUp;
}

/** An error that is reported to the caller, in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly text: KeyedText;
  readonly details: Details;
  constructor(code: ErrorCode, text: KeyedText, details: Details = {}) {
    super(text.text.ko);
    this.name = 'AppError';
    this.code = code;
    this.text = text;
    this.details = details;
  }
}

/** 401 with the specification's text. */
export const loginRequired = () => new AppError('unauthenticated', m.loginRequired);
/** 403 with the specification's text. */
export const forbidden = () => new AppError('forbidden', m.forbidden);
/** 404, also for rows whose existence the caller may not know. */
export const notFound = () => new AppError('not_found', m.notFound);
/** 400 at one field. */
export const invalidAt = (field: string, text: KeyedText) =>
  new AppError('invalid', text, { fields: { [field]: text } });
/** 429 with the seconds to wait. */
export const tooMany = (retryAfterSeconds: number) =>
  new AppError('too_many', m.tooMany, { retryAfterSeconds });
/** The same with a text that names the `{minutes}` to wait. */
export const tooManyMinutes = (text: KeyedText, retryAfterSeconds: number) =>
  new AppError('too_many', text, {
    retryAfterSeconds,
    values: { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) },
  });
