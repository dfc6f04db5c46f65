import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { raceUnguarded } from '../../../../test/faults/races.ts';
import { theWorld, type World } from '../../../../test/world.ts';
import { chatModelDays } from '../tables.ts';
import { readToday, readTokensOfMonth, reserveTokens, settleTokens } from './budget.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});
afterEach(async () => {
  await world.db.delete(chatModelDays);
});

const NOW = new Date('2026-03-01T03:00:00Z');
const CALLS = 24;
const call = { now: NOW, tokens: 100, dailyTokens: 500, monthlyTokens: 1_000_000 };

describe('the tokens of a day', () => {
  test('are never exceeded by calls at the same time', async () => {
    const reserved = await Promise.all(Array.from({ length: CALLS }, () => reserveTokens(world.db, call)));
    expect(reserved.filter(Boolean)).toHaveLength(5);
    expect(await readToday(world.db, NOW)).toMatchObject({ tokens: 500, declined: CALLS - 5 });
  });

  test('would be exceeded by reading first and writing then', async () => {
    const passed = await raceUnguarded(CALLS, {
      read: async () => {
        const { tokens } = await readToday(world.db, NOW);
        return tokens + call.tokens <= call.dailyTokens ? tokens : undefined;
      },
      write: () => reserveTokens(world.db, { ...call, dailyTokens: 1_000_000 }),
    });
    expect(passed).toBe(CALLS);
    expect((await readToday(world.db, NOW)).tokens).toBeGreaterThan(call.dailyTokens);
  });

  test('are corrected once a call has ended, and begin again at midnight in Seoul', async () => {
    const reserved = await reserveTokens(world.db, call);
    if (!reserved) throw new Error('nothing was reserved');
    await settleTokens(world.db, reserved, { tokens: 30, failure: undefined });
    expect(await readToday(world.db, NOW)).toMatchObject({ tokens: 30, answers: 1, failures: 0 });
    const next = await reserveTokens(world.db, call);
    if (next) await settleTokens(world.db, next, { tokens: 0, failure: 'LIMIT' });
    expect(await readToday(world.db, NOW)).toMatchObject({ tokens: 30, failures: 1, lastFailure: 'LIMIT' });
    expect(await readToday(world.db, new Date('2026-03-01T15:00:00Z'))).toMatchObject({ tokens: 0 });
  });
});

describe('the tokens of a month', () => {
  const onDay = (day: number, input: object = {}) => {
    const now = new Date(`2026-03-${String(day).padStart(2, '0')}T03:00:00Z`);
    return reserveTokens(world.db, { ...call, now, monthlyTokens: 750, ...input });
  };

  test('are never exceeded by calls at the same time, and begin again on the first of the next', async () => {
    expect(await onDay(1, { tokens: 500 })).toBeDefined();
    const reserved = await Promise.all(Array.from({ length: CALLS }, () => onDay(2)));
    expect(reserved.filter(Boolean)).toHaveLength(2);
    expect(await readTokensOfMonth(world.db, new Date('2026-03-02T03:00:00Z'))).toBe(700);
    expect(await onDay(31)).toBeUndefined();
    const april = new Date('2026-03-31T15:00:00Z');
    expect(await onDay(31, { now: april })).toBeDefined();
    expect(await readTokensOfMonth(world.db, april)).toBe(100);
  });
});
