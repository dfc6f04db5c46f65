import { expect, test } from 'vitest';
import { createBufferedWriter } from './buffered-writer.ts';

function writerThatRejects(isRejected: (item: number) => boolean, error: () => Error) {
  const [written, reported]: [number[], unknown[]] = [[], []];
  const writer = createBufferedWriter<number>(
    async (items) => {
      if (items.some(isRejected)) throw error();
      written.push(...items);
    },
    (failure) => reported.push(failure),
  );
  return { writer, written, reported };
}

test('of a rejected batch all items are written except the rejected ones', async () => {
  const { writer, written, reported } = writerThatRejects(
    (item) => item === 3 || item === 7,
    () => new Error('invalid byte sequence'),
  );
  for (let item = 0; item < 10; item++) writer.add(item);
  await writer.flush();
  expect(written).toEqual([0, 1, 2, 4, 5, 6, 8, 9]);
  expect(reported).toHaveLength(2);
  await writer.stop();
  expect(written).toHaveLength(8);
});

test('while the database cannot be reached, items wait for the next flush', async () => {
  let isGone = true;
  const gone = () => Object.assign(new Error('rejected'), { code: 'ECONNREFUSED' });
  const { writer, written, reported } = writerThatRejects(() => isGone, gone);
  writer.add(1);
  await writer.flush();
  expect([written, reported]).toEqual([[], [expect.any(Error)]]);
  isGone = false;
  await writer.stop();
  expect(written).toEqual([1]);
});
