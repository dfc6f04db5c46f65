import { expect, test } from 'vitest';
import { changesIn, nextFriday, tomorrowMorning } from './moments.ts';

const at = (text: string) => Date.parse(`${text}+09:00`);
const iso = (text: string) => new Date(at(text)).toISOString();

test.each([
  ['2026-11-25T23:30', '2026-11-27T09:00'],
  ['2026-11-26T00:10', '2026-11-27T09:00'],
  ['2026-11-27T08:00', '2026-12-04T09:00'],
  ['2026-11-28T00:00', '2026-12-04T09:00'],
])('the next Friday after %s is %s', (now, friday) => {
  expect(nextFriday(at(now))).toBe(iso(friday));
});

test('tomorrow begins at midnight in Seoul', () => {
  expect(tomorrowMorning(at('2026-11-25T23:59'))).toBe(iso('2026-11-26T09:00'));
  expect(tomorrowMorning(at('2026-11-26T00:01'))).toBe(iso('2026-11-27T09:00'));
});

test('the changes of a month are in order and only those of the month', () => {
  const entry = (id: string, startsAt: string | null, endsAt: string | null) =>
    ({ kind: 'banner', _id: id, subject: id, isActive: true, state: 'PLANNED', startsAt, endsAt }) as const;
  const entries = [
    entry('late', iso('2026-11-27T10:00'), iso('2026-12-01T00:00')),
    entry('early', null, iso('2026-11-02T18:00')),
  ];
  expect(changesIn('2026-11', entries).map((one) => [one.entry._id, one.kind])).toEqual([
    ['early', 'ends'],
    ['late', 'starts'],
  ]);
});
