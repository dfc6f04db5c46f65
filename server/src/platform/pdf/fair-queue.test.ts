import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const nobodyIsBusy = () => false;

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let next = queue.take(nobodyIsBusy); next; next = queue.take(nobodyIsBusy)) taken.push(next.item);
  return taken;
}

test('an owner with many items waits behind an owner with few', () => {
  const queue = new FairQueue<string>(10);
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  queue.add('b', 'b2');
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('an owner who was just served waits behind those who came meanwhile', () => {
  const queue = new FairQueue<string>(10);
  queue.add('a', 'a1');
  expect(queue.take(nobodyIsBusy)?.item).toBe('a1');
  queue.add('a', 'a2');
  queue.add('b', 'b1');
  queue.endSlot('a');
  expect(takeAll(queue)).toEqual(['b1', 'a2']);
});

test('no owner has two items in work at a time', () => {
  const queue = new FairQueue<string>(10);
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  expect(queue.take((owner) => owner === 'a')).toEqual({ owner: 'b', item: 'b1' });
  expect(queue.take((owner) => owner === 'a')).toBeUndefined();
  expect(queue.take(nobodyIsBusy)?.item).toBe('a1');
});

test("a full queue replaces an item of the largest owner by a newcomer's", () => {
  const queue = new FairQueue<string>(3);
  for (const item of ['a1', 'a2', 'a3']) expect(queue.add('a', item)).toBeUndefined();
  expect(queue.add('a', 'a4')).toBe('a4');
  expect(queue.add('b', 'b1')).toBe('a3');
  expect(queue.add('c', 'c1')).toBe('a2');
  expect(queue.add('d', 'd1')).toBe('d1');
  expect([queue.size, takeAll(queue)]).toEqual([3, ['a1', 'b1', 'c1']]);
});
