import { afterEach, expect, test, vi } from 'vitest';
import { nearDayText } from './dates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  delete document.documentElement.dataset['day'];
});

test('during hydration, the day is the one the server rendered, whatever the local clock says', async () => {
  const { nowOfPage, takeClockOver } = await import('./clock.ts');
  vi.useFakeTimers({ now: new Date('2031-01-01T00:10:00+09:00') });
  document.documentElement.dataset['day'] = '2030-12-31';
  expect(nearDayText('2030-12-31T09:00:00Z', nowOfPage())).toBe('12.31(화)');
  takeClockOver();
  expect(nearDayText('2030-12-31T09:00:00Z', nowOfPage())).toBe('2030.12.31(화)');
});

test('a page that the browser rendered itself uses its clock', async () => {
  const { nowOfPage } = await import('./clock.ts');
  vi.useFakeTimers({ now: 5000 });
  expect(nowOfPage()).toBe(5000);
});
