import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { inTransaction } from '../transaction.ts';
import { Jobs, type Job } from './jobs.ts';

const soon = async (isTrue: () => boolean) => {
  for (let i = 0; i < 200 && !isTrue(); i++) await new Promise((resolve) => setTimeout(resolve, 50));
  return isTrue();
};

describe('jobs', () => {
  test('an event emitted in a committed transaction runs its job, which is retried when it fails', async () => {
    const database = await openTestDatabase();
    const received: string[] = [];
    let failures = 1;
    const job: Job = {
      name: 'greet',
      on: 'person.arrived',
      transaction: 'write',
      run: async (_work, payload) => {
        if (failures-- > 0) throw new Error('not yet');
        received.push(String(payload['name']));
      },
    };
    const deps = { db: database.db, now: () => new Date(), onError: () => undefined };
    const jobs = new Jobs({ ...deps, boss: database.boss() }, [job]);
    await jobs.start();
    await inTransaction({ ...deps, wake: () => jobs.wake() }, (work) =>
      work.emit({ type: 'person.arrived', payload: { name: '윤지호' } }),
    );
    const rolledBack = inTransaction({ ...deps, wake: () => jobs.wake() }, async (work) => {
      await work.emit({ type: 'person.arrived', payload: { name: '아무도 아님' } });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await soon(() => received.length > 0)).toBe(true);
    await jobs.stop();
    await database.close();
    expect(received).toEqual(['윤지호']);
  }, 30_000);

  test('waiting jobs run without a pause, and a failing one does not delay the others', async () => {
    const database = await openTestDatabase();
    const received = new Set<number>();
    const job: Job = {
      name: 'count',
      on: 'number.told',
      transaction: 'write',
      run: async (_work, { number }) => {
        if (number === 3) throw new Error('never');
        received.add(Number(number));
      },
    };
    const deps = { db: database.db, now: () => new Date(), onError: () => undefined };
    const jobs = new Jobs({ ...deps, boss: database.boss() }, [job]);
    await jobs.start();
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await inTransaction({ ...deps, wake: () => jobs.wake() }, (work) =>
      work.emit(...numbers.map((number) => ({ type: 'number.told', payload: { number } }))),
    );
    const isDone = await soon(() => received.size === numbers.length - 1);
    await jobs.stop();
    await database.close();
    expect(isDone).toBe(true);
    expect(received.has(3)).toBe(false);
  }, 30_000);
});
