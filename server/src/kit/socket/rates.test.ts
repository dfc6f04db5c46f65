import { describe, expect, test } from 'vitest';
import { createEventRates } from './rates.ts';

const times = (count: number, verdict: () => string) => Array.from({ length: count }, verdict);

describe('the events of one socket', () => {
  test('are handled ten at once, then five a second', () => {
    let time = 0;
    const verdictOn = createEventRates(() => new Date(time));
    expect(times(12, () => verdictOn('join')).filter((verdict) => verdict === 'handle')).toHaveLength(10);
    time += 1000;
    expect(times(12, () => verdictOn('join')).filter((verdict) => verdict === 'handle')).toHaveLength(5);
  });

  test('of a name with its own rate are counted apart from the others', () => {
    const verdictOn = createEventRates(() => new Date(0), { signal: { perSecond: 50, burst: 100 } });
    expect(times(100, () => verdictOn('signal'))).not.toContain('reject');
    expect(verdictOn('signal')).toBe('reject');
    expect(times(10, () => verdictOn('join'))).not.toContain('reject');
    expect(verdictOn('__proto__')).toBe('reject');
  });

  test('end the connection after fifty rejections in a row, of whatever names', () => {
    const verdictOn = createEventRates(() => new Date(0), { signal: { perSecond: 1, burst: 1 } });
    times(10, () => verdictOn('join'));
    verdictOn('signal');
    const verdicts = times(51, () => verdictOn(Math.random() < 0.5 ? 'join' : 'signal'));
    expect(verdicts.indexOf('cut')).toBe(50);
  });
});
