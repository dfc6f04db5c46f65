import { and, asc, eq, gt } from 'drizzle-orm';
import type { ReportPeriod } from '@ieum/contract/site/reports/enums.ts';
import { STATISTICS_DAYS } from '@ieum/contract/site/statistics/enums.ts';
import { mayUse } from '@ieum/contract/common/rights.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { users } from '#account/users/tables.ts';
import type { Notification, Notifier } from '#foundation/notifications/public.ts';
import { firstDayOf, type Period } from '#site/statistics/public.ts';
import type { Db } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import type { Job, JobWork } from '#kit/jobs/jobs.ts';
import { answer } from './answer.ts';
import { weeklyReport } from './notifications.ts';
import { measuresFor, type ListMeasures } from './read-question.ts';
import { savedReports, type SavedReportRow } from './tables.ts';

/** On Monday morning, after the quiet hours: the figures up to Sunday; a second run in the same week sends nothing again. */
export const sendWeeklyJob = (measures: ListMeasures, notifier: Notifier): Job => ({
  name: 'send-weekly-reports',
  cron: '30 8 * * 1',
  transaction: 'manual',
  run: async (work) => {
    const weekly = readInBatches<Weekly>((last, limit) => readWeekly(work.db, last?.report.id, limit));
    for await (const one of weekly) await send(work, { ...one, measures, notifier });
  },
});

const readWeekly = (db: Db, after: string | undefined, limit: number) =>
  db
    .select({ report: savedReports, role: users.role, locale: users.locale })
    .from(savedReports)
    .innerJoin(users, and(eq(users.id, savedReports.userId), eq(users.status, 'ACTIVE')))
    .where(and(eq(savedReports.isWeekly, true), after === undefined ? undefined : gt(savedReports.id, after)))
    .orderBy(asc(savedReports.id))
    .limit(limit);
type Weekly = Awaited<ReturnType<typeof readWeekly>>[number];

interface WeeklyReport extends Weekly {
  measures: ListMeasures;
  notifier: Notifier;
}

/** Sends one report, if its administrator may still see these figures. */
async function send(
  work: JobWork,
  { report, role, locale, measures, notifier }: WeeklyReport,
): Promise<void> {
  if (role === null || !mayUse(role, 'statistics.read')) return;
  const measure = measuresFor(measures, role).find(({ kind }) => kind === report.kind);
  if (!measure) return;
  const sunday = addDays(firstDayOf(seoulDay(work.now), 'WEEK'), -1);
  const period = periodUntil(sunday, report.period);
  const figures = await answer(work.db, { measure, split: 'DAY', period });
  const sum = (name: 'count' | 'before') =>
    `${figures.reduce((all, figure) => all + figure[name], 0).toLocaleString('en-US')}${locale === 'en' ? ' ' : ''}${sayIn(locale, measure.unit.text)}`;
  const notification: Notification = weeklyReport({
    userId: report.userId,
    params: {
      name: report.name,
      measure: sayIn(locale, measure.name.text),
      period: periodText(period),
      now: sum('count'),
      before: sum('before'),
    },
    link: addressOf(report),
    key: `REPORT_WEEKLY ${report.id} ${sunday}`,
    aboutUserId: null,
  });
  await work.transact((tx) => notifier.notify(tx, [notification]));
}

/** The screen with the question of a report, for the period that ends today. */
const addressOf = ({ kind, split, period }: SavedReportRow): string => {
  const question = new URLSearchParams({ measure: kind, split, period: period.toLowerCase() });
  return `/console/statistics/reports?${question.toString()}`;
};

const dotted = (day: string): string => day.replaceAll('-', '.');
const periodText = ({ from, to }: Period): string =>
  from === to ? dotted(from) : `${dotted(from)} ~ ${dotted(to)}`;

/** The days of a period that ends on a day; OWN is never sent. */
export function periodUntil(to: string, period: ReportPeriod): Period {
  if (period === 'TODAY') return { from: to, to };
  if (period === 'WEEK') return { from: addDays(to, -6), to };
  if (period === 'MONTH') return { from: `${to.slice(0, 8)}01`, to };
  return { from: addDays(to, 1 - STATISTICS_DAYS), to };
}
