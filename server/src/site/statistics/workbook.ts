import type { FastifyReply } from 'fastify';
import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import { resumeLabels } from '@ieum/contract/hiring/resumes/labels.ts';
import { shareKeyTexts, shareKindTexts, statisticsTexts as m } from '@ieum/contract/site/statistics/texts.ts';
import type { ShareKind, StatisticsPart } from '@ieum/contract/site/statistics/enums.ts';
import type { Context } from '#kit/context.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import { daysOf, totalsOf } from './recruitment-days.ts';
import { periodBefore, type Period } from './period.ts';
import { listRecruitments, type RecruitmentFigures } from './recruitments.ts';
import type { Scope } from './scope.ts';
import { sharesOf } from './shares.ts';
import { countTraffic } from './traffic.ts';

type Cell = string | number;
type Work = Pick<Context, 'db' | 'now' | 'caller'>;
interface WorkbookQuery {
  scope: Scope;
  period: Period;
  part: StatisticsPart;
}
interface Sheet {
  title: KeyedText;
  columns: readonly KeyedText[];
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
}

/** Sends one of the charts as a workbook. */
export async function sendFigures(
  work: Work,
  reply: FastifyReply,
  requested: WorkbookQuery,
): Promise<FastifyReply> {
  return sendSheet(work, reply, await sheetOf(work, requested));
}

/** Sends sessions and pages of each day as a workbook. */
export async function sendTraffic(work: Work, reply: FastifyReply, period: Period): Promise<FastifyReply> {
  const sessions = await countTraffic(work.db, period, { of: 'sessions', unit: 'DAY' });
  const visits = await countTraffic(work.db, period, { of: 'visits', unit: 'DAY' });
  return sendSheet(work, reply, {
    title: m.sheet,
    columns: [m.day, m.sessions, m.visits],
    rows: sessions.map(({ date, count }, place) => [date, count, visits[place]?.count ?? 0]),
  });
}

function sendSheet({ caller: { locale }, now }: Work, reply: FastifyReply, { title, columns, rows }: Sheet) {
  return sendWorkbook(reply, {
    prefix: 'statistics',
    sheet: sayIn(locale, title.text),
    columns: columns.map((column, place): WorkbookColumn<Cell[]> => ({
      title: sayIn(locale, column.text),
      kind: isTextColumn(column) ? 'text' : 'number',
      value: (row) => row[place] ?? '',
    })),
    rows,
    at: now,
  });
}

const worded: readonly KeyedText[] = [
  m.day,
  m.step,
  m.recruitment,
  m.company,
  ...Object.values(shareKindTexts),
];
const isTextColumn = (column: KeyedText): boolean => worded.includes(column);

function sheetOf(work: Work, requested: WorkbookQuery): Promise<Sheet> | Sheet {
  if (requested.part === 'DAYS') return daySheet(work, requested);
  if (requested.part === 'FUNNEL') return funnelSheet(work, requested);
  if (requested.part === 'POSTINGS') return recruitmentSheet(work, requested);
  return shareSheet(work, requested, requested.part);
}

const dayColumns = ['hits', 'applied', 'pending', 'meeting', 'accepted', 'eliminated'] as const;

async function daySheet({ db }: Work, { scope, period }: WorkbookQuery): Promise<Sheet> {
  const days = await daysOf(db, scope, period);
  return {
    title: m.sheet,
    columns: [m.day, ...dayColumns.map((name) => m[name])],
    rows: days.map((day) => [day.date, ...dayColumns.map((name) => day[name])]),
  };
}

async function funnelSheet(
  { db, caller: { locale } }: Work,
  { scope, period }: WorkbookQuery,
): Promise<Sheet> {
  const now = totalsOf(await daysOf(db, scope, period));
  const before = totalsOf(await daysOf(db, scope, periodBefore(period)));
  const steps = [
    [m.hits, 'hits'],
    [m.applied, 'applied'],
    [m.pending, 'reviewed'],
    [m.meeting, 'interviewed'],
    [m.accepted, 'accepted'],
  ] as const;
  return {
    title: m.funnel,
    columns: [m.step, m.count, m.before],
    rows: steps.map(([name, key]) => [sayIn(locale, name.text), now[key], before[key]]),
  };
}

/** In percent with one decimal. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

const labels: Readonly<Record<string, KeyedText>> = {
  ...employmentTypeTexts,
  ...resumeLabels.education,
  ...shareKeyTexts,
};

async function shareSheet(
  { db, caller: { locale } }: Work,
  { scope, period }: WorkbookQuery,
  kind: ShareKind,
): Promise<Sheet> {
  const shares = await sharesOf(db, { kind, scope, period });
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const nameOf = (key: string) => (labels[key] ? sayIn(locale, labels[key].text) : key);
  return {
    title: shareKindTexts[kind],
    columns: [shareKindTexts[kind], m.applied, m.share],
    rows: shares.map(({ key, count }) => [nameOf(key), count, percent(count, all)]),
  };
}

function recruitmentSheet(work: Work, requested: WorkbookQuery): Sheet {
  return {
    title: m.postings,
    columns: [m.recruitment, m.company, m.hits, m.applied, m.rate],
    rows: recruitmentRows(work, requested),
  };
}

async function* recruitmentRows(
  { db, now, caller: { locale } }: Work,
  requested: WorkbookQuery,
): AsyncGenerator<Cell[]> {
  let after: string | undefined;
  do {
    const { rows, next } = await listRecruitments(db, {
      ...requested,
      group: 'VIEWED',
      now,
      days: [],
      limit: 100,
      skip: 0,
      after,
    });
    for (const row of rows) yield cellsOf(row, locale);
    after = next ?? undefined;
  } while (after);
}

const cellsOf = (
  { isRemoved, subject, companyName, hits, applied }: RecruitmentFigures,
  locale: Locale,
): Cell[] => [
  isRemoved ? sayIn(locale, m.removed.text) : subject,
  companyName ?? '',
  hits,
  applied,
  percent(applied, hits),
];
