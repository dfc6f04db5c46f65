import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { tooManyMinutes } from '#kit/errors.ts';

const HOUR = 60 * 60;

/** Rejects with 429 beyond 5 codes an hour and 10 a day to a phone, or 20 an hour from an address. */
export async function takeCode(
  limiter: Limiter,
  { phone, address }: { phone: string; address: string },
): Promise<void> {
  const allowances = [
    { key: `code address ${networkOf(address)}`, max: 20, perSeconds: HOUR },
    { key: `code phone hour ${phone}`, max: 5, perSeconds: HOUR },
    { key: `code phone day ${phone}`, max: 10, perSeconds: 24 * HOUR },
  ];
  for (const allowance of allowances) {
    const taken = await limiter.take(allowance);
    if (!taken.ok) throw tooManyMinutes(m.codesTooMany, taken.retryAfterSeconds);
  }
}
