import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { inJobTransaction, createJobs, type Job } from './jobs.ts';

const soon = async (isTrue: () => boolean) => {
  for (let i = 0; i < 200 && !isTrue(); i++) await new Promise((resolve) => setTimeout(resolve, 50));
  return isTrue();
};

describe('jobs', () => {
  test('what was announced in a committed transaction runs, and is tried again when it fails', async () => {
    const database = await openTestDatabase();
    const heard: string[] = [];
    let failures = 1;
    const job: Job = {
      name: 'greet',
      on: 'person.arrived',
      transaction: 'write',
      run: async (_work, payload) => {
        if (failures-- > 0) throw new Error('not yet');
        heard.push(String(payload['name']));
      },
    };
    const deps = { db: database.db, now: () => new Date(), onError: () => undefined };
    const jobs = createJobs({ ...deps, boss: database.boss() }, [job]);
    await jobs.start();
    await inJobTransaction({ ...deps, wake: jobs.wake }, (work) =>
      work.announce({ type: 'person.arrived', payload: { name: '윤지호' } }),
    );
    const rolledBack = inJobTransaction({ ...deps, wake: jobs.wake }, async (work) => {
      await work.announce({ type: 'person.arrived', payload: { name: '아무도 아님' } });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await soon(() => heard.length > 0)).toBe(true);
    await jobs.stop();
    await database.close();
    expect(heard).toEqual(['윤지호']);
  }, 30_000);
});
