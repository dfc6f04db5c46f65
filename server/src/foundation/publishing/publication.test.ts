import { describe, expect, test } from 'vitest';
import { rejectEmptyPeriod, stateAt } from './publication.ts';

const at = (time: string) => new Date(`2026-11-27T${time}+09:00`);
const from = at('00:00:00');
const until = at('23:59:59');
const shown = { isActive: true, startsAt: from, endsAt: until };

describe('the state of content', () => {
  test.each([
    ['a draft whatever its period', { ...shown, isActive: false }, from, 'DRAFT'],
    ['planned until the moment before its start', shown, new Date(from.getTime() - 1), 'PLANNED'],
    ['published from its start', shown, from, 'PUBLISHED'],
    ['published until the moment before its end', shown, new Date(until.getTime() - 1), 'PUBLISHED'],
    ['over at its end', shown, until, 'ENDED'],
    ['published without a period', { isActive: true, startsAt: null, endsAt: null }, from, 'PUBLISHED'],
  ])('is %s', (_, row, now, state) => {
    expect(stateAt(row, now)).toBe(state);
  });

  test('a period that ends when it begins is rejected', () => {
    expect(() => rejectEmptyPeriod({ startsAt: from, endsAt: from })).toThrow(
      '끝나는 때는 시작보다 뒤여야 해요',
    );
    expect(() => rejectEmptyPeriod({ startsAt: from, endsAt: null })).not.toThrow();
  });
});
