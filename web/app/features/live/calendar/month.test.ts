import { describe, expect, test } from 'vitest';
import type { Appointment } from './data.ts';
import { addMonths, byDay, clashing, daysOfMonth, isMonth, periodOf } from './month.ts';

const at = (id: string, from: string, until: string, state: Appointment['state'] = 'CONFIRMED') =>
  ({
    _id: id,
    startsAt: `2026-11-24T${from}:00.000Z`,
    endsAt: `2026-11-24T${until}:00.000Z`,
    state,
  }) as Appointment;

describe('a month', () => {
  test('is shown in whole weeks from Sunday', () => {
    const days = daysOfMonth('2026-11');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    expect(daysOfMonth('2026-08')).toHaveLength(42);
  });

  test('is followed and preceded by others across years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(['2026-13', 'x', '2026-1', '2026-11'].filter((text) => isMonth(text))).toEqual(['2026-11']);
  });

  test('begins and ends at midnight in Seoul', () => {
    expect(periodOf(['2026-11-01', '2026-11-02'])).toEqual({
      from: '2026-10-31T15:00:00.000Z',
      until: '2026-11-02T15:00:00.000Z',
    });
  });
});

test('appointments belong to their day in Seoul', () => {
  expect([...byDay([at('1', '15:00', '15:30'), at('2', '14:59', '15:30')]).keys()]).toEqual([
    '2026-11-25',
    '2026-11-24',
  ]);
});

test('the later of two at once clashes, unless one is cancelled or they only touch', () => {
  const all = [
    at('long', '01:00', '03:00'),
    at('inside', '01:30', '02:00', 'AWAITING'),
    at('after', '03:00', '04:00'),
    at('off', '01:00', '02:00', 'CANCELED'),
  ];
  expect([...clashing(all)]).toEqual(['inside']);
});
