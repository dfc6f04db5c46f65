import { describe, expect, it } from 'vitest';
import { aBoard, anApplicant } from '../../../test/an-applicant.ts';
import { moveOnBoard, placeAt, placeOf, refreshCard } from './board.ts';
import { columnNames } from './data.ts';

const board = aBoard({ applied: ['a', 'b', 'c'], meeting: ['m', 'n'] });

const idsOf = (kanban: typeof board) =>
  Object.fromEntries(columnNames.map((name) => [name, kanban[name].applications.map(({ _id }) => _id)]));

describe('a card on the board', () => {
  it('comes below the card it was put under, with its new stage and both counts', () => {
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

  it('changes its place inside its column without changing the count', () => {
    const moved = moveOnBoard(board, 'a', { stage: 'IS_APPLIED', afterId: 'c' });
    expect(idsOf(moved)['applied']).toEqual(['b', 'c', 'a']);
    expect(moved.applied.count).toBe(3);
  });

  it('leaves the board alone when it is not on it', () => {
    expect(moveOnBoard(board, 'z', { stage: 'ON_MEETING', afterId: null })).toBe(board);
  });

  it('finds the way back to where it stood', () => {
    const back = placeOf(board, 'b');
    expect(back).toEqual({ stage: 'IS_APPLIED', afterId: 'a' });
    const moved = moveOnBoard(board, 'b', { stage: 'ELIMINATED', afterId: null });
    expect(back && idsOf(moveOnBoard(moved, 'b', back))).toEqual(idsOf(board));
  });

  it('counts a place without the card itself', () => {
    expect(placeAt(board, 'applied', { id: 'a', index: 1 })).toEqual({ stage: 'IS_APPLIED', afterId: 'b' });
    expect(placeAt(board, 'meeting', { id: 'a', index: 0 })).toEqual({ stage: 'ON_MEETING', afterId: null });
  });

  it('goes where the server says it is', () => {
    const fresh = refreshCard(board, anApplicant('a', { stage: 'ON_PENDING', hasMemo: true }));
    expect(idsOf(fresh)).toMatchObject({ applied: ['b', 'c'], pending: ['a'] });
    expect(fresh.pending.applications[0]?.hasMemo).toBe(true);
  });
});
