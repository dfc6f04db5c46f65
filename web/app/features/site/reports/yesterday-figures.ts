import { useQueries, useQuery } from '@tanstack/react-query';
import type { Period } from '#features/site/statistics/period.ts';
import { addDays, seoulToday } from '#lib/format/dates.ts';
import { measuresQuery, reportQuery, type Measure, type Report } from './data.ts';

/** The figures of a day on the home of the console, in this order. */
const SHOWN = ['SESSIONS', 'SIGN_UPS', 'POSTINGS', 'APPLICATIONS'];

const WEEK = 7;

/** The fourteen days until yesterday, in Seoul. */
export function lastTwoWeeks(today = seoulToday()): Period {
  return { from: addDays(today, -2 * WEEK), to: addDays(today, -1) };
}

interface Day {
  date: string;
  count: number;
}

export interface DayFigure {
  measure: Measure;
  count: number;
  weekBefore: number;
  days: Day[];
  daysBefore: Day[];
}

/** A figure of the last day of a report over two weeks and of the same day a week before, and all its days. */
function dayFigureOf(measure: Measure, { from }: Period, report: Report): DayFigure {
  const all = Array.from({ length: 2 * WEEK }, (_, index) => {
    const date = addDays(from, index);
    return { date, count: report.rows.find(({ key }) => key === date)?.count ?? 0 };
  });
  const [daysBefore, days] = [all.slice(0, WEEK), all.slice(WEEK)];
  return {
    measure,
    count: days.at(-1)?.count ?? 0,
    weekBefore: daysBefore.at(-1)?.count ?? 0,
    days,
    daysBefore,
  };
}

/** The figures of yesterday and of the week until then, beside those a week before; undefined until all are known. */
export function useYesterday() {
  const period = lastTwoWeeks();
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
