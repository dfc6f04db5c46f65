import type { CalendarEntry } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { expect, test } from 'vitest';
import { addMonths, calendarOf, daysOf, monthOf, unchangedIn, weeksOf } from './calendar-days.ts';

const anEntry = (startsAt: string | null, endsAt: string | null): CalendarEntry => ({
  kind: 'banner',
  _id: '1',
  subject: '배너',
  isActive: true,
  state: 'PLANNED',
  startsAt,
  endsAt,
});
const dayIn = (month: string, entry: CalendarEntry, day: string) =>
  calendarOf(month, [entry]).find((one) => one.day === day);

test('a month has its days, also in a leap year and across the year', () => {
  expect(daysOf('2028-02')).toHaveLength(29);
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(monthOf('2026-13')).toMatch(/^\d{4}-(0\d|1[0-2])$/);
  expect(monthOf('2026-11')).toBe('2026-11');
});

test('weeks begin on Sunday', () => {
  const weeks = weeksOf(calendarOf('2026-12', []));
  expect(weeks[0]?.map((cell) => cell?.day ?? null)).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('content begins and ends on the days in Seoul, with the time', () => {
  const entry = anEntry('2026-12-01T15:30:00.000Z', '2026-12-04T09:00:00.000Z');
  expect(dayIn('2026-12', entry, '2026-12-02')?.changes).toMatchObject([{ kind: 'START', time: '00:30' }]);
  expect(dayIn('2026-12', entry, '2026-12-04')?.changes).toMatchObject([{ kind: 'END', time: '18:00' }]);
  const shown = calendarOf('2026-12', [entry]).filter((one) => one.shown > 0);
  expect(shown.map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-03', '2026-12-04']);
});

test('an end at midnight is the end of the day before, also at the end of a month', () => {
  const entry = anEntry(null, '2026-11-30T15:00:00.000Z');
  expect(dayIn('2026-11', entry, '2026-11-30')?.changes).toMatchObject([{ kind: 'END', time: '24:00' }]);
});

test('content shown the whole month is apart from content without a start, which may be newer than the month', () => {
  const before = anEntry('2026-11-05T00:00:00.000Z', null);
  const startless = anEntry(null, null);
  const ending = anEntry(null, '2027-01-05T00:00:00.000Z');
  const begun = anEntry('2026-12-05T00:00:00.000Z', null);
  expect(unchangedIn('2026-12', [before, startless, ending, begun])).toEqual({
    whole: [before],
    startless: [startless, ending],
  });
});
