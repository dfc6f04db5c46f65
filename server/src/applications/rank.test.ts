import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestRank, rankBetween } from './rank.ts';

const isRank = (rank: string) => /^[0-9a-z]*[1-9a-z]$/.test(rank);

describe('ranks', () => {
  test('something newer comes before something older', () => {
    const [older, newer] = [
      newestRank(new Date('2026-11-19T00:00:00.000Z')),
      newestRank(new Date('2026-11-19T00:00:00.001Z')),
    ];
    expect(newer < older).toBe(true);
    expect([older, newer].every(isRank)).toBe(true);
  });

  test('there is always room between two cards, before the first and after the last', () => {
    const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(places, (where) => {
        const ranks: string[] = [];
        for (const share of where) {
          const at = Math.round(share * ranks.length);
          ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null));
        }
        expect(ranks).toEqual(ranks.toSorted());
        expect(new Set(ranks).size).toBe(ranks.length);
        expect(ranks.every(isRank)).toBe(true);
      }),
    );
  });

  test('a thousand moves to the same place keep a rank short', () => {
    const [first, last] = ['a', 'b'];
    let rank = rankBetween(first, last);
    for (let i = 0; i < 1000; i++) rank = rankBetween(first, rank);
    expect(rank.length).toBeLessThan(250);
  });

  test('two cards in the wrong order are a mistake, not a rank', () => {
    expect(() => rankBetween('b', 'a')).toThrow();
    expect(() => rankBetween('a', 'a')).toThrow();
  });
});
