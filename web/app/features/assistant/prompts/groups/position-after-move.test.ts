import { describe, expect, it } from 'vitest';
import { positionAfterMove } from './position-after-move.ts';

const before = ['a', 'b', 'c', 'd'];
const moved = (from: number, to: number): string[] => {
  const ids = before.filter((_id, index) => index !== from);
  return ids.toSpliced(to, 0, before[from] ?? '');
};

const places = [...before.keys()];
const moves = places.flatMap((from) => places.map((to) => [from, to] as const));

describe('the place of a moved row', () => {
  it.each(moves.filter(([from, to]) => from !== to))('from %d to %d makes the new order', (from, to) => {
    const found = positionAfterMove(before, moved(from, to));
    expect(found && moved(found.from, found.to)).toEqual(moved(from, to));
  });

  it('is none where nothing has moved', () => {
    expect(positionAfterMove(before, before)).toBeUndefined();
  });
});
