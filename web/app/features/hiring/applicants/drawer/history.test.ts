import type { StageMove } from '@ieum/contract/hiring/applicants/schemas.ts';
import { expect, it } from 'vitest';
import { historyAfter, historyWith } from './history.ts';

const aMove = (from: StageMove['from'], to: StageMove['to'], second: number): StageMove => ({
  _id: `${to} ${second}`,
  from,
  to,
  actor: { _id: 'c', name: '한빛정밀' },
  movedAt: new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString(),
});
const sent = aMove(null, 'IS_APPLIED', 0);
const waysOf = (moves: readonly StageMove[]) => moves.map(({ from, to }) => [from, to]);

it('omits moves that were undone in time, shows several moves as one entry, and keeps every later move', () => {
  const moved = historyAfter([sent], aMove('IS_APPLIED', 'ON_PENDING', 1));
  expect(waysOf(historyAfter(moved, aMove('ON_PENDING', 'IS_APPLIED', 5)))).toEqual([[null, 'IS_APPLIED']]);
  expect(waysOf(historyAfter(moved, aMove('ON_PENDING', 'ON_MEETING', 5)))).toEqual([
    [null, 'IS_APPLIED'],
    ['IS_APPLIED', 'ON_MEETING'],
  ]);
  expect(historyAfter(moved, aMove('ON_PENDING', 'IS_APPLIED', 40))).toHaveLength(3);
});

it('matches the server’s record of a colleague’s move', () => {
  const record = aMove('IS_APPLIED', 'ON_PENDING', 1);
  const moved = historyWith([sent], record);
  expect(historyWith(moved, { ...record, to: 'ON_MEETING' })).toEqual([
    sent,
    { ...record, to: 'ON_MEETING' },
  ]);
  expect(historyWith(moved, undefined)).toEqual([sent]);
});
