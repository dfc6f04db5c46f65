import { expect, it } from 'vitest';
import { DAY_END, dayOf, endOf, momentOf, timeOf } from './day-and-time.ts';

it('a moment is the same after it was shown as a day and a time in Seoul', () => {
  const moment = momentOf('2026-11-20', '00:30');
  expect(moment).toBe('2026-11-19T15:30:00.000Z');
  expect([dayOf(moment), timeOf(moment)]).toEqual(['2026-11-20', '00:30']);
  expect([dayOf(null), timeOf(null)]).toEqual([null, '']);
});

it('an end at the last minute of a day includes that minute, another one is exact', () => {
  const end = endOf('2026-11-20', DAY_END);
  expect(end).toBe('2026-11-20T14:59:59.999Z');
  expect([dayOf(end), timeOf(end)]).toEqual(['2026-11-20', DAY_END]);
  expect(endOf('2026-11-20', '18:00')).toBe('2026-11-20T09:00:00.000Z');
});
