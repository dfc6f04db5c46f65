import { describe, expect, it } from 'vitest';
import {
  agoText,
  dayText,
  daysLeft,
  daysLeftLabel,
  momentText,
  periodText,
  programPeriodText,
  waitedText,
} from './dates.ts';

const now = '2026-11-20T09:00:00+09:00';

describe('days left', () => {
  it('is D-Day from midnight to midnight in Seoul', () => {
    const end = '2026-11-20T18:00:00+09:00';
    const at = (moment: string) => daysLeftLabel(daysLeft(end, moment));
    expect(at('2026-11-19T23:59:59+09:00')).toBe('D-1');
    expect(at('2026-11-20T00:00:00+09:00')).toBe('D-Day');
    expect(at('2026-11-20T23:59:59+09:00')).toBe('D-Day');
    expect(at('2026-11-21T00:00:00+09:00')).toBe('마감');
  });

  it('counts days and not spans of 24 hours', () => {
    expect(daysLeft('2026-11-21T00:30:00+09:00', '2026-11-20T23:30:00+09:00')).toBe(-1);
  });

  it('has the sign of the specification', () => {
    expect([-3, 0, 2, null, undefined].map(daysLeftLabel)).toEqual([
      'D-3',
      'D-Day',
      '마감',
      '상시모집',
      '상시모집',
    ]);
  });
});

describe('dates as text', () => {
  it('have the weekday in Seoul', () => {
    expect(dayText('2030-01-01T16:00:00Z')).toBe('2030.01.02(수)');
    expect(dayText('2030-01-02')).toBe('2030.01.02(수)');
  });

  it('omit the year when both ends are in the current year', () => {
    expect(periodText('2026-11-03', '2026-11-23', now)).toBe('11.03(화) ~ 11.23(월)');
    expect(periodText('2026-11-03', '2027-01-04', now)).toBe('2026.11.03(화) ~ 2027.01.04(월)');
  });

  it('change the year at midnight in Seoul', () => {
    expect(periodText('2026-12-01', '2026-12-31', '2026-12-31T15:00:00Z')).toBe(
      '2026.12.01(화) ~ 2026.12.31(목)',
    );
  });

  it('write the ranges of programmes in the format of the specification', () => {
    expect(programPeriodText('2026-11-25', '2026-11-27')).toBe('26.11.25 ~ 26.11.27');
  });

  it('show today instead of the date', () => {
    expect(momentText('2026-11-19T15:05:00Z', now)).toBe('오늘 00:05');
    expect(momentText('2026-11-18T08:42:00Z', now)).toBe('11.18(수) 17:42');
  });

  it('are relative within a day only', () => {
    const ago = (minutes: number) => agoText(Date.parse(now) - minutes * 60_000, now);
    expect([0, 5, 180, 24 * 60].map(ago)).toEqual(['방금 전', '5분 전', '3시간 전', '11.19(목)']);
    expect(waitedText('2026-11-18T19:00:00+09:00', now)).toBe('1일 14시간째');
    const waited = (minutes: number) => waitedText(Date.parse(now) - minutes * 60_000, now);
    expect([0, 5, 60, 48 * 60].map(waited)).toEqual(['방금 전', '5분째', '1시간째', '2일째']);
  });
});
