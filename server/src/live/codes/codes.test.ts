import { CODE_LENGTH, CODE_LETTERS } from '@ieum/contract/live/codes/code.ts';
import { expect, test } from 'vitest';
import { memoryLimiter } from '#platform/limits/limits.ts';
import { createCode, findWithinTries, isSameCode, takeTry } from './codes.ts';

test('a code is random and has only clear characters', () => {
  const codes = Array.from({ length: 200 }, () => createCode());
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`));
});

test('a code is compared however it was typed, and an empty one matches nothing', () => {
  expect(isSameCode(' ab2-cd3', 'AB2CD3')).toBe(true);
  expect(isSameCode('AB2CD4', 'AB2CD3')).toBe(false);
  expect(isSameCode('AB2CD', 'AB2CD3')).toBe(false);
  expect(isSameCode('', '')).toBe(false);
});

const callerOf = (address: string) => ({
  actor: undefined,
  caller: { address, session: undefined, locale: 'ko' as const, userAgent: '', requestId: '' },
});

test('the eleventh try of one caller in a minute is rejected, another caller goes on', async () => {
  const limiter = memoryLimiter({ now: () => 0 });
  for (let n = 0; n < 10; n += 1) await takeTry(limiter, callerOf('192.0.2.1'));
  await expect(takeTry(limiter, callerOf('192.0.2.1'))).rejects.toMatchObject({ code: 'too_many' });
  await expect(takeTry(limiter, callerOf('192.0.2.200'))).resolves.toBeUndefined();
});

test('of the codes in links only wrong ones count: after thirty in a minute even a right one is rejected', async () => {
  const limiter = memoryLimiter({ now: () => 0 });
  const one = callerOf('192.0.2.1');
  const open = (found: string | undefined, who = one) =>
    findWithinTries(limiter, who, () => Promise.resolve(found));
  for (let n = 0; n < 100; n += 1) expect(await open('room')).toBe('room');
  for (let n = 0; n < 30; n += 1) expect(await open(undefined)).toBeUndefined();
  await expect(open('room')).rejects.toMatchObject({ code: 'too_many' });
  expect(await open('room', callerOf('192.0.2.200'))).toBe('room');
});
