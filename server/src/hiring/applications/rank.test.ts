import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestRank, rankBetween, ranksAt } from './rank.ts';

const isRank = (rank: string) => /^[0-9a-z]*[1-9a-z]$/.test(rank);

describe('ranks', () => {
  test('newer items sort before older ones', () => {
    const [older, newer] = [
      newestRank(new Date('2026-11-19T00:00:00.000Z')),
      newestRank(new Date('2026-11-19T00:00:00.001Z')),
    ];
    expect(newer < older).toBe(true);
    expect([older, newer].every(isRank)).toBe(true);
  });

  test('there is always a rank between two cards, before the first and after the last', () => {
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

  test('a thousand moves to the same position keep a rank short', () => {
    const [first, last] = ['a', 'b'];
    let rank = rankBetween(first, last);
    for (let i = 0; i < 1000; i++) rank = rankBetween(first, rank);
    expect(rank.length).toBeLessThan(250);
  });

  test('ten thousand moves to the top or to the end keep every rank as short as a new one', () => {
    const start = Date.parse('2026-11-19T00:00:00.000Z');
    let [top, end] = [newestRank(new Date(start)), newestRank(new Date(start))];
    for (let i = 1; i <= 10_000; i++) {
      const [above = ''] = ranksAt({ above: null, below: top }, 1, new Date(start + i));
      const [below = ''] = ranksAt({ above: end, below: null }, 1, new Date(start));
      expect(above < top && end < below).toBe(true);
      [top, end] = [above, below];
    }
    expect([top, end].map(({ length }) => length)).toEqual([15, 15]);
    expect([top, end].every(isRank)).toBe(true);
  });

  test('several items are placed in their order, whatever the clock says', () => {
    const later = newestRank(new Date('2027-01-01T00:00:00.000Z'));
    const at = new Date('2026-11-19T00:00:00.000Z');
    for (const room of [
      { above: null, below: null },
      { above: null, below: later },
      { above: later, below: null },
      { above: 'i', below: null },
      { above: later, below: `${later}i` },
      { above: 'zzzzzzzzzzzzzzi', below: null },
    ]) {
      const ranks = ranksAt(room, 200, at);
      const all = [room.above, ...ranks, room.below].filter((rank) => rank !== null);
      expect(all).toEqual(all.toSorted());
      expect(new Set(all).size).toBe(all.length);
      expect(ranks.every(isRank)).toBe(true);
    }
  });

  test('two cards in the wrong order are an error, not a rank', () => {
    expect(() => rankBetween('b', 'a')).toThrow();
    expect(() => rankBetween('a', 'a')).toThrow();
  });
});
