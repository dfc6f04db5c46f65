import { describe, expect, test } from 'vitest';
import { timeOf } from '#lib/format/day-and-time.ts';
import { seoulDay } from '#lib/format/dates.ts';
import { clockOf, mondayOf, timesOf } from './times-of-rule.ts';

const workdays = [1, 2, 3, 4, 5];
const rule = { firstDay: '2026-12-21', weeks: 1, weekdays: workdays, from: 10, until: 12, step: 30 };
const before = Date.parse('2026-12-01T00:00:00+09:00');

describe('the times of a rule', () => {
  test('leave out other days of the week and public holidays', () => {
    const days = new Set(timesOf(rule, before).map((time) => seoulDay(time)));
    expect([...days]).toEqual(['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24']);
  });

  test('are still to come', () => {
    const now = Date.parse('2026-12-24T10:40:00+09:00');
    expect(timesOf(rule, now).map((time) => timeOf(time))).toEqual(['11:00', '11:30']);
  });
});

test('the weeks of a rule are counted from its first day', () => {
  const days = new Set(timesOf({ ...rule, firstDay: '2026-12-17' }, before).map((time) => seoulDay(time)));
  expect([...days]).toEqual(['2026-12-17', '2026-12-18', '2026-12-21', '2026-12-22', '2026-12-23']);
});

test('the last time of a day ends when its hours do', () => {
  expect(clockOf({ from: 9, until: 11, step: 45 })).toEqual(['09:00', '09:45']);
  expect(clockOf({ from: 11, until: 11, step: 30 })).toEqual([]);
});

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
