import { describe, expect, test } from 'vitest';
import { canBeEntered, nextInterview } from './next-interview.ts';

const now = Date.parse('2026-11-27T10:00:00+09:00');
const inMinutes = (minutes: number, state = 'AWAITING') => ({
  state,
  schedule: { at: new Date(now + minutes * 60_000).toISOString() },
});

describe('the next interview', () => {
  const [soon, tomorrow] = [inMinutes(30), inMinutes(23 * 60)];
  const open = { state: 'PROGRESS', schedule: { at: null } };

  test('is the earliest within a day', () => {
    expect(nextInterview([inMinutes(25 * 60), tomorrow, soon], now)).toBe(soon);
    expect(nextInterview([inMinutes(25 * 60)], now)).toBeUndefined();
  });

  test('is one that is going on, also without a time', () => {
    expect(nextInterview([soon, open], now)).toBe(open);
    expect(nextInterview([open, soon], now)).toBe(open);
  });

  test('may be late for an hour, unless it has ended', () => {
    const late = inMinutes(-59);
    expect(nextInterview([soon, late], now)).toBe(late);
    expect(nextInterview([soon, inMinutes(-60)], now)).toBe(soon);
    expect(nextInterview([soon, inMinutes(-30, 'COMPLETE')], now)).toBe(soon);
  });
});

test.each([
  [inMinutes(11), false],
  [inMinutes(10), true],
  [inMinutes(-30), true],
  [inMinutes(60, 'PROGRESS'), true],
])('its room can be entered from ten minutes before its time (%o: %s)', (interview, expected) => {
  expect(canBeEntered(interview, now)).toBe(expected);
});
