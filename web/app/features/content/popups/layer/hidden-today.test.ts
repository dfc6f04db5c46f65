import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideToday, readHidden } from './hidden-today.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-24T14:58:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a popup is hidden until midnight in Seoul', () => {
  hideToday('a');
  hideToday('b');
  expect(readHidden()).toEqual(['a', 'b']);
  vi.setSystemTime(new Date('2026-11-24T14:59:59Z'));
  expect(readHidden()).toEqual(['a', 'b']);
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
  expect(readHidden()).toEqual([]);
  hideToday('c');
  expect(readHidden()).toEqual(['c']);
});

test.each(['', 'null', '[]', '{"day":"2026-11-24","ids":"a"}', '{"day":"2026-11-24","ids":[1]}'])(
  'a broken note hides nothing: %s',
  (text) => {
    localStorage.setItem('ieum.popups', text);
    expect(readHidden()).toEqual([]);
  },
);
