import { randomUUID } from 'node:crypto';
import {
  destination,
  stdTimeFunctions,
  type BaseLogger,
  type DestinationStream,
  type LoggerOptions,
} from 'pino';
import type { Env } from '../env.ts';
import { describeError } from './log-errors.ts';

/** The part of the logger that adapters use. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Options of the server's logger: one JSON line per event, with personal data and credentials removed;
 * `inAddresses` finds the secrets in addresses, each after what its first group keeps.
 */
export const loggerOptions = (
  { logLevel }: Pick<Env, 'logLevel'>,
  inAddresses: readonly RegExp[] = [],
): LoggerOptions => ({
  level: logLevel,
  timestamp: stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => describeError(error) },
  hooks: { streamWrite: (line) => redactLine(line, inAddresses) },
});

const COLLECTED_BYTES = 8 * 1024;
const COLLECTED_MS = 250;

/**
 * Standard output for the lines of the log. They are written together, a quarter of a second later at most,
 * so that no call waits for a line; a process that is killed loses that quarter.
 */
export function openLogStream(): DestinationStream {
  const stream = destination({
    fd: 1,
    sync: false,
    minLength: COLLECTED_BYTES,
    periodicFlush: COLLECTED_MS,
  });
  process.on('exit', () => stream.flushSync());
  return stream;
}

const secretKeys = '(?:set-)?cookie|authorization|keep|sign|phone|email|[a-z]{0,20}(?:password|token|secret)';
const jsonString = String.raw`"(?:[^"\\]|\\.)*"`;
const member = new RegExp(String.raw`"(${secretKeys})":(?:${jsonString}|\[[^\]]*\]|\d+)`, 'gi');
const queryPart = new RegExp(String.raw`([?&](?:${secretKeys})=)[^&"\\\s]*`, 'gi');
const bearer = /\b(Bearer|Basic) [\w.~+/=:-]+/g;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const phone = /(?<![\w.-])(?:\+82[- ]?|0)\d{1,2}[- ]?\d{3,4}[- ]?\d{4}(?![\w-])/g;

/**
 * Removes credentials, secrets in addresses, telephone numbers and e-mail addresses from a JSON line, in whatever
 * field they are.
 */
export function redactLine(line: string, inAddresses: readonly RegExp[] = []): string {
  return withoutParts(line, inAddresses)
    .replace(member, '"$1":"[redacted]"')
    .replace(queryPart, '$1[redacted]')
    .replace(bearer, '$1 [redacted]')
    .replace(email, '[email]')
    .replace(phone, '[phone]');
}

const withoutParts = (line: string, parts: readonly RegExp[]): string =>
  parts.reduce((rest, part) => rest.replace(part, '$1[redacted]'), line);

/** The id that a proxy gave the request (`X-Request-Id`, 8 to 64 plain characters), else a new UUID. */
export function requestIdOf({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const requestId = headers['x-request-id'];
  return typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID();
}
