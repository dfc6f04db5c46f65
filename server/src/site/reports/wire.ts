import type { Input } from '@ieum/contract/common/endpoint.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { mayUse, type Role } from '@ieum/contract/common/rights.ts';
import type {
  CountedRow,
  Measure as MeasureWire,
  Report,
  reports,
  SavedReport,
} from '@ieum/contract/site/reports/endpoints.ts';
import { reportTexts as m } from '@ieum/contract/site/reports/texts.ts';
import { periodBefore, type Period } from '#site/statistics/public.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import type { Measure, MeasureRows } from '#kit/measure.ts';
import type { Figure, Question } from './answer.ts';
import type { ReportDraft } from './changes.ts';
import { NONE } from './count-rows.ts';
import type { CountedFact } from './list-rows.ts';
import type { SavedReportRow } from './tables.ts';

/** Measure → wire, in a language. */
export const presentMeasure = (measure: Measure, locale: Locale, role: Role): MeasureWire => ({
  kind: measure.kind,
  name: sayIn(locale, measure.name.text),
  definition: sayIn(locale, measure.definition.text),
  unit: sayIn(locale, measure.unit.text),
  splits: Object.entries(measure.splits ?? {}).map(([split, { name }]) => ({
    split,
    name: sayIn(locale, name.text),
  })),
  hasRows: measure.rows !== undefined && mayUse(role, measure.rows.right),
});

/** The name of a group of a split, or the key where it has none; empty for times. */
export function labelOf({ measure, split }: Question, key: string, locale: Locale): string {
  const found = measure.splits?.[split];
  if (!found) return '';
  if (key === NONE) return sayIn(locale, m.none.text);
  const label = found.keys[key];
  return label ? sayIn(locale, label.text) : key;
}

const rangeOf = ({ from, to }: Period) => ({
  startsAt: startOfSeoulDay(from).toISOString(),
  endsAt: startOfSeoulDay(to, 1).toISOString(),
});

const sumOf = (figures: readonly Figure[], name: 'count' | 'before') =>
  figures.reduce((sum, figure) => sum + figure[name], 0);

/** Question and its figures → report. */
export function presentReport(
  question: Question,
  figures: readonly Figure[],
  { locale, now }: { locale: Locale; now: Date },
): Report {
  const { measure, split, period } = question;
  return {
    _id: [measure.kind, split, period.from, period.to].join(' '),
    kind: measure.kind,
    split,
    range: rangeOf(period),
    rangeBefore: rangeOf(periodBefore(period)),
    count: sumOf(figures, 'count'),
    before: sumOf(figures, 'before'),
    rows: figures.map((figure) => ({ ...figure, label: labelOf(question, figure.key, locale) })),
    createdAt: now.toISOString(),
  };
}

/** A counted row → wire. */
export const presentRow = (
  { id, linkedId, name, company, at }: CountedFact,
  { linkTo }: MeasureRows,
): CountedRow => ({
  _id: id,
  name: name ?? '',
  company: company ?? '',
  link: linkedId === null ? '' : linkTo(linkedId),
  at: at.toISOString(),
});

/** Row → wire. */
export const presentSaved = (row: SavedReportRow): SavedReport => ({
  _id: row.id,
  name: row.name,
  kind: row.kind,
  split: row.split,
  period: row.period,
  from: row.from,
  to: row.to,
  isWeekly: row.isWeekly,
  createdAt: row.createdAt.toISOString(),
});

const days = (period: ReportDraft['period'], { from, to }: { from?: string | null; to?: string | null }) =>
  period === 'OWN' ? { from: from ?? null, to: to ?? null } : { from: null, to: null };

/** Draft → columns. */
export const fromDraft = ({
  isWeekly = false,
  from,
  to,
  ...same
}: Input<typeof reports.create>['body']): ReportDraft => ({
  ...same,
  isWeekly,
  ...days(same.period, { from, to }),
});

/** Changes → columns; a new period brings its days. */
export const fromChange = ({
  from,
  to,
  ...same
}: Input<typeof reports.revise>['body']): Partial<ReportDraft> => ({
  ...same,
  ...(same.period && days(same.period, { from, to })),
});
