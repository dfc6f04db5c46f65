import { useQueries, useQuery } from '@tanstack/react-query';
import type { Period } from '#features/site/statistics/period.ts';
import { addDays, seoulToday } from '#lib/format/dates.ts';
import { measuresQuery, reportQuery, type Measure, type Report } from './data.ts';

/** The figures of a day on the home of the console, in this order. */
const SHOWN = ['SESSIONS', 'SIGN_UPS', 'POSTINGS', 'APPLICATIONS'];

/** From the same day a week before until yesterday, in Seoul. */
export function yesterdayAndWeekBefore(today = seoulToday()): Period {
  return { from: addDays(today, -8), to: addDays(today, -1) };
}

export interface DayFigure {
  measure: Measure;
  count: number;
  weekBefore: number;
}

/** A figure of the last day of a report, beside that of its first day. */
export function dayFigureOf(measure: Measure, { from, to }: Period, report: Report): DayFigure {
  const countOn = (day: string) => report.rows.find(({ key }) => key === day)?.count ?? 0;
  return { measure, count: countOn(to), weekBefore: countOn(from) };
}

/** The figures of yesterday beside those of the same day a week before; undefined until all are known. */
export function useYesterday() {
  const period = yesterdayAndWeekBefore();
  const measures = useQuery(measuresQuery);
  const shown = SHOWN.flatMap((kind) => measures.data?.find((one) => one.kind === kind) ?? []);
  const answers = useQueries({
    queries: shown.map(({ kind }) => reportQuery({ kind, split: 'DAY', ...period })),
  });
  const failed = [measures, ...answers].find(({ error, data }) => error && data === undefined);
  const isKnown = measures.data !== undefined && answers.every(({ data }) => data !== undefined);
  const figures = shown.flatMap((measure, index) => {
    const report = answers[index]?.data;
    return report ? [dayFigureOf(measure, period, report)] : [];
  });
  const retry = () => [measures, ...answers].forEach(({ error, refetch }) => error && void refetch());
  return { day: period.to, error: failed?.error, figures: isKnown ? figures : undefined, retry };
}
