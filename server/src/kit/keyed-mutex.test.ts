import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('tasks of one key run one after the other, those of different keys in parallel, and a failure blocks nobody', async () => {
  const serialize = createKeyedMutex();
  const reported: string[] = [];
  const work = (key: string, name: string, ms: number) =>
    serialize(key, async () => {
      reported.push(`${name} begins`);
      await wait(ms);
      reported.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
      return name;
    });
  const answers = await Promise.allSettled([work('x', 'a', 30), work('x', 'b', 1), work('y', 'c', 5)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(reported).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends']);
  expect(await work('x', 'd', 1)).toBe('d');
});
