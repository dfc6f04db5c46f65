import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Trend } from './data.ts';
import { busiestText, trendText, funnelText, sharesText } from './findings.ts';

// Days of another year are written with it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00+09:00') }));
afterEach(() => void vi.useRealTimers());

const none = { hits: 0, applied: 0, reviewed: 0, interviewed: 0, accepted: 0 };
const day = (date: string, hits: number, applied = 0) => ({
  date,
  hits,
  applied,
  pending: 0,
  meeting: 0,
  accepted: 0,
  eliminated: 0,
});
const trendOf = (input: Partial<Trend>): Trend => ({
  totals: none,
  before: none,
  days: [day('2026-11-20', 0), day('2026-11-21', 0)],
  daysBefore: [],
  careers: [],
  educations: [],
  regions: [],
  ...input,
});

describe('findings of shares', () => {
  test('one with the highest count has the most', () => {
    const shares = [
      { key: '서울', count: 4 },
      { key: '경기', count: 3 },
    ];
    expect(sharesText(shares)).toBe('서울 지원이 가장 많아요');
  });

  test('equal ones are named as equal, none of them as the most', () => {
    const shares = [
      { key: '서울', count: 4 },
      { key: '경기', count: 4 },
      { key: '부산', count: 1 },
    ];
    expect(sharesText(shares)).toBe('서울 · 경기 지원이 4건씩으로 같아요');
  });

  test('the group of others is not called the most', () => {
    const shares = [
      { key: '서울', count: 4 },
      { key: 'OTHERS', count: 40 },
    ];
    expect(sharesText(shares)).toBe('서울 지원이 가장 많아요');
  });

  test('a single one has all, and zero is stated as such', () => {
    expect(sharesText([{ key: 'NEW', count: 2 }])).toBe('모두 신입 지원이에요');
    expect(sharesText([{ key: 'NEW', count: 0 }])).toBe('이 기간에는 지원이 없어요.');
  });
});

describe('findings of days', () => {
  const days = (...counts: number[]) => counts.map((count, place) => ({ date: `2026-11-1${place}`, count }));

  test('the busiest day is named, equal days are named as equal, many equal days are counted', () => {
    expect(busiestText('조회가', days(1, 5, 2))).toMatch(
      /^11\.11\(수\)\u2060에 조회가 5번으로 가장 많아요\.$/,
    );
    expect(busiestText('조회가', days(5, 5, 2))).toBe(
      '11.10(화) · 11.11(수)\u2060에 조회가 5번씩으로 같아요.',
    );
    expect(busiestText('조회가', days(2, 2, 2, 2, 1))).toBe(
      '조회가 2번인 날이 4일이고, 그보다 많은 날은 없어요.',
    );
    expect(busiestText('조회가', days(0, 0))).toBeUndefined();
  });

  test('applications are compared with the previous period', () => {
    const totals = { ...none, hits: 9, applied: 12 };
    const before = { ...none, applied: 10 };
    const views = [day('2026-11-20', 9), day('2026-11-21', 0)];
    expect(trendText(trendOf({ totals, before, days: views }))).toContain(
      '지원이 이전 2일보다 20% 늘었어요.',
    );
    expect(trendText(trendOf({ totals: before, before: totals, days: views }))).toContain('줄었어요.');
    expect(trendText(trendOf({ totals, before: none, days: views }))).toContain('이전 2일에는 없었어요.');
    expect(trendText(trendOf({}))).toBe('이 기간에는 조회와 지원이 없어요.');
  });

  test('a single day is not called the busiest', () => {
    const totals = { ...none, hits: 9, applied: 1 };
    expect(trendText(trendOf({ totals, days: [day('2026-11-20', 9, 1)] }))).not.toContain('가장');
  });
});

test('the funnel states how many of those interviewed were accepted', () => {
  expect(funnelText({ ...none, applied: 9, interviewed: 4, accepted: 2 })).toBe(
    '면접까지 간 4명 가운데 2명이 합격했어요.',
  );
  expect(funnelText({ ...none, applied: 9 })).toBe('지원 9건 가운데 아직 합격은 없어요.');
});
