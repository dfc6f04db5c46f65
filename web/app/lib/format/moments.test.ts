import { expect, it } from 'vitest';
import { dayOf, momentOf, timeOf } from './moments.ts';

it('a moment is the same after it was shown as a day and a time in Seoul', () => {
  const moment = momentOf('2026-11-20', '00:30');
  expect(moment).toBe('2026-11-19T15:30:00.000Z');
  expect([dayOf(moment), timeOf(moment)]).toEqual(['2026-11-20', '00:30']);
  expect([dayOf(null), timeOf(null)]).toEqual([null, '']);
});
