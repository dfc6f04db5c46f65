import { describe, expect, test } from 'vitest';
import { isCut, lengthOf, periodOf } from './period.ts';

const today = '2026-11-20';
const none = { from: '', to: '' };

describe('the period of figures', () => {
  test('a preset means the days up to today', () => {
    expect(periodOf('today', none, today)).toEqual({ from: today, to: today });
    expect(periodOf('week', none, today)).toEqual({ from: '2026-11-14', to: today });
    expect(lengthOf(periodOf('days', none, today))).toBe(30);
    expect(periodOf('month', none, today)).toEqual({ from: '2026-11-01', to: today });
  });

  test('own ends are put in order, an open one is filled, and a year is the maximum', () => {
    expect(periodOf('own', { from: '2026-11-10', to: '2026-11-01' }, today)).toEqual({
      from: '2026-11-01',
      to: '2026-11-10',
    });
    expect(periodOf('own', { from: '', to: '2026-10-31' }, today)).toEqual({
      from: '2026-10-02',
      to: '2026-10-31',
    });
    expect(lengthOf(periodOf('own', { from: '2020-01-01', to: today }, today))).toBe(366);
  });

  test('reports that it was cut, for own ends only', () => {
    const long = { from: '2024-11-25', to: today };
    expect(isCut('own', long, today)).toBe(true);
    expect(isCut('own', { from: today, to: long.from }, today)).toBe(true);
    expect(isCut('own', periodOf('own', long, today), today)).toBe(false);
    expect(isCut('days', long, today)).toBe(false);
  });

  test('an invalid day is ignored', () => {
    expect(periodOf('own', { from: '2026-13-45', to: today }, today).from).toBe('2026-10-22');
  });
});
