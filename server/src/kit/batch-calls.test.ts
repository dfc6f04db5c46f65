import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('calls that come during another are answered together, each with its own answer', async () => {
  const together: (readonly number[])[] = [];
  const double = batchCalls(async (numbers: readonly number[]) => {
    together.push(numbers);
    await later();
    return numbers.map((number) => 2 * number);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(together).toEqual([[1], [2, 3]]);
  expect(await double(4)).toBe(8);
});

test('reading for an answer begins after its call', async () => {
  let value = 'old';
  const read = batchCalls(async (calls: readonly string[]) => {
    const seen = value;
    await later();
    return calls.map(() => seen);
  });
  const first = read('a');
  value = 'new';
  expect(await Promise.all([first, read('b')])).toEqual(['old', 'new']);
});

test('the failure of one call is its own', async () => {
  const check = batchCalls(async (numbers: readonly number[]) => {
    await later();
    if (numbers.includes(2)) throw new Error('not two');
    return numbers;
  });
  const settled = await Promise.allSettled([1, 2, 3].map(check));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await check(5)).toBe(5);
});

test('without the database all fail at once, also those that wait', async () => {
  let tries = 0;
  const read = batchCalls(async (calls: readonly number[]) => {
    tries += 1;
    await later();
    if (tries === 1) throw new Error('timeout exceeded when trying to connect');
    return calls;
  });
  const settled = await Promise.allSettled([1, 2, 3].map(read));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toBe(1);
  expect(await read(4)).toBe(4);
});

test('many are answered by a few hundred at a time', async () => {
  const sizes: number[] = [];
  const same = batchCalls(async (numbers: readonly number[]) => {
    sizes.push(numbers.length);
    await later();
    return numbers;
  });
  const numbers = Array.from({ length: 500 }, (_, index) => index);
  expect(await Promise.all(numbers.map(same))).toEqual(numbers);
  expect(sizes).toEqual([1, 200, 200, 99]);
});
