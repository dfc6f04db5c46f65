import { OTHERS } from '@ieum/contract/site/statistics/enums.ts';
import { nearDayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import type { Trend, Statistics, Traffic } from './data.ts';
import { findingsCopy as texts } from './findings-copy.ts';
import { mostOf, percentText } from './numbers.ts';
import { groupNameOf } from './tables/group-names.ts';

interface Day {
  date: string;
  count: number;
}

/** More days than a sentence lists. */
const MANY = 3;

/** Which day has the most; days with the same figure are named as equal. */
export function busiestText(subject: string, days: readonly Day[]): string | undefined {
  const most = mostOf(days);
  const [first] = most;
  if (!first) return undefined;
  const n = numberText(first.count);
  if (most.length === 1) return texts.busiest(subject, nearDayText(first.date), n);
  if (most.length > MANY) return texts.manyAlike(subject, most.length, n);
  return texts.busiestAlike(subject, most.map(({ date }) => nearDayText(date)).join(' · '), n);
}

function changeText({ totals, before, days }: Trend): string {
  const [now, earlier, length] = [totals.applied, before.applied, days.length];
  if (now === 0) return texts.noneApplied;
  if (now === earlier) return texts.same(length);
  if (earlier === 0) return texts.firstEver(length, numberText(now));
  const change = percentText((Math.abs(now - earlier) / earlier) * 100);
  return (now > earlier ? texts.rose : texts.fell)(length, change);
}

/** The findings about the days of views and applications. */
export function trendText(trend: Trend): string {
  const { totals, days } = trend;
  if (totals.hits === 0 && totals.applied === 0) return texts.quiet;
  const views = days.map(({ date, hits }) => ({ date, count: hits }));
  const busiest = days.length > 1 ? busiestText(texts.subjects.hits, views) : undefined;
  return [changeText(trend), totals.hits === 0 ? texts.noViews : busiest].filter(Boolean).join(' ');
}

export const trafficText = ({ sessions, browsers }: Traffic): string =>
  browsers === 0 ? texts.noVisits : (busiestText(texts.subjects.visits, sessions) ?? '');

export function funnelText({ applied, interviewed, accepted }: Trend['totals']): string {
  if (applied === 0) return texts.noneApplied;
  return accepted === 0
    ? texts.noneAccepted(numberText(applied))
    : texts.accepted(numberText(interviewed), numberText(accepted));
}

/**
 * Which key has the most; keys with the same count are named as equal. The group of others is never the
 * most.
 */
export function sharesText(shares: Statistics['careers']): string {
  const input = shares.filter(({ count }) => count > 0);
  const named = input.filter(({ key }) => key !== OTHERS);
  const most = mostOf(named.length > 0 ? named : input);
  const [first] = most;
  if (!first) return texts.noneApplied;
  if (input.length === 1) return texts.only(groupNameOf(first.key));
  if (most.length === 1) return texts.most(groupNameOf(first.key));
  return texts.alike(most.map(({ key }) => groupNameOf(key)).join(' · '), numberText(first.count));
}
