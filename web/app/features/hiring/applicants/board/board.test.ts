import { describe, expect, it } from 'vitest';
import { aBoard, anApplicant } from '../../../../../test/an-applicant.ts';
import { columnNames, moveOnBoard, placeAt, placeOf, refreshCard } from './board.ts';

const board = aBoard({ applied: ['a', 'b', 'c'], meeting: ['m', 'n'] });

const idsOf = (kanban: typeof board) =>
  Object.fromEntries(columnNames.map((name) => [name, kanban[name].applications.map(({ _id }) => _id)]));

describe('a card on the board', () => {
  it('is inserted below the given card, with its new stage and both counts', () => {
    const moved = moveOnBoard(board, 'b', { stage: 'ON_MEETING', afterId: 'm' });
    expect(idsOf(moved)).toMatchObject({ applied: ['a', 'c'], meeting: ['m', 'b', 'n'] });
    expect(moved.meeting.applications[1]?.stage).toBe('ON_MEETING');
    expect([moved.applied.count, moved.meeting.count]).toEqual([2, 3]);
  });

  it('comes first without a card above, and last below one that is not shown', () => {
    expect(idsOf(moveOnBoard(board, 'c', { stage: 'ON_MEETING', afterId: null }))['meeting']).toEqual([
      'c',
      'm',
      'n',
    ]);
    expect(idsOf(moveOnBoard(board, 'c', { stage: 'ON_MEETING', afterId: 'x' }))['meeting']).toEqual([
      'm',
      'n',
      'c',
    ]);
  });

  it('moves inside its column without changing the count', () => {
    const moved = moveOnBoard(board, 'a', { stage: 'IS_APPLIED', afterId: 'c' });
    expect(idsOf(moved)['applied']).toEqual(['b', 'c', 'a']);
    expect(moved.applied.count).toBe(3);
  });

  it('does not change the board when it is not on it', () => {
    expect(moveOnBoard(board, 'z', { stage: 'ON_MEETING', afterId: null })).toBe(board);
  });

  it('returns to its previous position', () => {
    const back = placeOf(board, 'b');
    expect(back).toEqual({ stage: 'IS_APPLIED', afterId: 'a', index: 1 });
    const moved = moveOnBoard(board, 'b', { stage: 'ELIMINATED', afterId: null });
    expect(back && idsOf(moveOnBoard(moved, 'b', back))).toEqual(idsOf(board));
  });

  it('returns to its index in the column when the card above it has gone', () => {
    const back = placeOf(board, 'b');
    const moved = moveOnBoard(board, 'b', { stage: 'ELIMINATED', afterId: null });
    const without = moveOnBoard(moved, 'a', { stage: 'ON_MEETING', afterId: null });
    expect(back && idsOf(moveOnBoard(without, 'b', back))).toMatchObject({ applied: ['c', 'b'] });
  });

  it('has an index that does not count the card itself', () => {
    const below = { stage: 'IS_APPLIED', afterId: 'b', index: 1 };
    expect(placeAt(board, 'applied', { id: 'a', index: 1 })).toEqual(below);
    const top = { stage: 'ON_MEETING', afterId: null, index: 0 };
    expect(placeAt(board, 'meeting', { id: 'a', index: 0 })).toEqual(top);
  });

  it('moves to the position from the server', () => {
    const fresh = refreshCard(board, anApplicant('a', { stage: 'ON_PENDING', hasMemo: true }));
    expect(idsOf(fresh)).toMatchObject({ applied: ['b', 'c'], pending: ['a'] });
    expect(fresh.pending.applications[0]?.hasMemo).toBe(true);
  });
});
