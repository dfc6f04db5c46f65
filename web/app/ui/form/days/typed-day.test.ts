import { describe, expect, it } from 'vitest';
import { readTypedDay } from './typed-day.ts';

describe('a typed day', () => {
  it.each([
    ['2026.12.13', '2026-12-13'],
    ['2026-1-2', '2026-01-02'],
    ['20261213', '2026-12-13'],
    ['2026.02.30', null],
    ['내일', null],
  ])('%s is %s', (typed, day) => expect(readTypedDay(typed)).toBe(day));
});
