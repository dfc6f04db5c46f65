import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  CODE_TRIES_A_MINUTE,
  LINK_TRIES_A_MINUTE,
  normalizeCode,
} from '@ieum/contract/live/codes/code.ts';
import type { Context } from '#kit/context.ts';
import { tooMany } from '#kit/errors.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';

/** A random code without characters that look alike. */
export const createCode = (length: number = CODE_LENGTH): string =>
  Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

const digestOf = (code: string): Buffer => createHash('sha256').update(normalizeCode(code)).digest();

/** Whether a given code is the stored one; it takes the same time wherever they differ. */
export const isSameCode = (input: string, stored: string): boolean =>
  timingSafeEqual(digestOf(input), digestOf(stored)) && normalizeCode(stored) !== '';

type CodeContext = Pick<Context, 'actor' | 'caller'>;

const whoOf = ({ actor, caller }: CodeContext): string => actor?.userId ?? networkOf(caller.address);

/** Counts one try of a code for the member or the visitor's network; 429 beyond ten a minute. */
export async function takeTry(limiter: Limiter, caller: CodeContext): Promise<void> {
  const taken = await limiter.take({
    key: `code ${whoOf(caller)}`,
    max: CODE_TRIES_A_MINUTE,
    perSeconds: 60,
  });
  if (!taken.ok) throw tooMany(taken.retryAfterSeconds);
}

/**
 * Finds the row of a long code in a link; 429 for the member or the visitor's network who tried thirty wrong
 * ones within a minute. A right one does not count.
 */
export async function findWithinTries<T>(
  limiter: Limiter,
  caller: CodeContext,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const key = `link ${whoOf(caller)}`;
  const taken = await limiter.take({ key, max: LINK_TRIES_A_MINUTE, perSeconds: 60 });
  if (!taken.ok) throw tooMany(taken.retryAfterSeconds);
  const found = await find();
  if (found !== undefined) await limiter.refund(key);
  return found;
}
