import { describe, expect, test } from 'vitest';
import { bucketsOf } from './buckets.ts';
import { placesOf, topOf } from './chart-scale.ts';

const daysFrom = (first: string, length: number, count = 1) =>
  Array.from({ length }, (_, place) => ({
    date: new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10),
    count,
  }));

describe('the data of a chart', () => {
  test('a month day by day, each beside the same day of the previous period', () => {
    const buckets = bucketsOf(daysFrom('2026-11-01', 30), daysFrom('2026-10-02', 30, 4));
    expect(buckets).toHaveLength(30);
    expect(buckets[0]).toEqual({ from: '2026-11-01', to: '2026-11-01', count: 1, before: 4 });
  });

  test('a year in groups of seven days up to the last day, without losing any', () => {
    const buckets = bucketsOf(daysFrom('2025-11-23', 366), daysFrom('2024-11-22', 366, 2));
    expect(buckets).toHaveLength(53);
    expect(buckets.at(-1)).toMatchObject({ to: '2026-11-23', from: '2026-11-17', count: 7, before: 14 });
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(366);
  });
});

describe('an axis', () => {
  test.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [105, 120],
    [462, 500],
    [21_900, 24_000],
    [35_298, 40_000],
    [99_999, 100_000],
  ])('for %d ends at %d', (most, top) => expect(topOf(most)).toBe(top));

  test('names six days at most', () => {
    expect(placesOf(30)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(placesOf(1)).toEqual([0]);
    expect(placesOf(53)).toHaveLength(6);
  });
});
