import { STATISTICS_DAYS, STATISTICS_DAYS_MAX } from '@ieum/contract/site/statistics/enums.ts';
import { seoulToday } from '#lib/format/dates.ts';

export interface Period {
  from: string;
  to: string;
}

export const presets = ['today', 'week', 'days', 'month', 'own'] as const;
export type Preset = (typeof presets)[number];

const DAY = 24 * 60 * 60 * 1000;

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** How many days a period has, both ends included. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** The same number of days before. */
export const periodBefore = (period: Period): Period => {
  const days = lengthOf(period);
  return { from: plusDays(period.from, -days), to: plusDays(period.from, -1) };
};

/** The days of a preset today; own ends are put in order and limited to a year. */
export function periodOf(preset: Preset, own: Period, today = seoulToday()): Period {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'week') return { from: plusDays(today, -6), to: today };
  if (preset === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  if (preset === 'own') return bounded(wanted(own, today));
  return { from: plusDays(today, 1 - STATISTICS_DAYS), to: today };
}

/** The own ends in their order; an open one is filled. */
function wanted(own: Period, today: string): Period {
  const to = isDay(own.to) ? own.to : today;
  const from = isDay(own.from) ? own.from : plusDays(to, 1 - STATISTICS_DAYS);
  return from <= to ? { from, to } : { from: to, to: from };
}

const earliestFor = (to: string): string => plusDays(to, 1 - STATISTICS_DAYS_MAX);

const bounded = ({ from, to }: Period): Period =>
  from < earliestFor(to) ? { from: earliestFor(to), to } : { from, to };

/** Whether more days were requested than are shown. */
export function isCut(preset: Preset, own: Period, today = seoulToday()): boolean {
  const { from, to } = wanted(own, today);
  return preset === 'own' && from < earliestFor(to);
}
