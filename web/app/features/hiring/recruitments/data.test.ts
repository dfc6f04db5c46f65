import { expect, test } from 'vitest';
import { readList } from './data.ts';
import { noFilters, PAGE_SIZE, readFilters } from './filters/filters.ts';

/** A server with a given number of recruitments. */
function aServer(count: number) {
  const send = async (_path: unknown, parts: { query?: { page?: number | string } }) => {
    const skip = (Number(parts.query?.page || 1) - 1) * PAGE_SIZE;
    const recruitments = Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, count - skip)) });
    return { recruitments, count, next: null };
  };
  return { send: send as unknown as NonNullable<Parameters<typeof readList>[1]> };
}

test('a page beyond the end of the list is its last one, in content and address', async () => {
  const { send } = aServer(PAGE_SIZE + 1);
  const data = await readList({ ...noFilters, page: 99 }, send);
  expect([data.filters.page, data.page?.recruitments.length]).toEqual([2, 1]);
});

test('an empty list has one page only', async () => {
  const { send } = aServer(0);
  expect((await readList({ ...noFilters, page: 7 }, send)).filters.page).toBe(1);
});

test('a page number of any length is beyond the end, not the first', () => {
  expect(readFilters(new URLSearchParams('page=123456')).page).toBeGreaterThan(1);
});
