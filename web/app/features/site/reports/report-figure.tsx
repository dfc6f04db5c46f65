import { bucketsOf, isByWeek, type Bucket } from '#features/site/statistics/charts/buckets.ts';
import { ChartFigure } from '#features/site/statistics/charts/chart-figure.tsx';
import figures from '#features/site/statistics/charts/chart-figure.module.css';
import trend from '#features/site/statistics/charts/trend-figures.module.css';
import { Legend } from '#features/site/statistics/charts/daily-figure.tsx';
import { LinePlot } from '#features/site/statistics/charts/plot.tsx';
import { copy as statistics } from '#features/site/statistics/copy.ts';
import { lengthOf, periodBefore, type Period } from '#features/site/statistics/period.ts';
import { FigureTable } from '#features/site/statistics/tables/figure-table.tsx';
import { dayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import type { Figure, Measure, Report } from './data.ts';
import { FigureLink } from './figure-link.tsx';
import { isTime, splitText } from './report-query.ts';
import styles from './reports.module.css';

interface ReportFigureProps {
  measure: Measure;
  report: Report;
  period: Period;
  isCompared: boolean;
}

/** The name of a figure: its group, or its first day. */
export const nameOf = (split: string, { key, label }: Pick<Figure, 'key' | 'label'>): string =>
  isTime(split) ? dayText(key) : label;

/** Each time until the next one begins; days are grouped where they are too many for a screen. */
function timesOf({ report, period, isCompared }: ReportFigureProps): Bucket[] {
  const days = (name: 'count' | 'before') => report.rows.map((row) => ({ date: row.key, count: row[name] }));
  if (report.split === 'DAY') return bucketsOf(days('count'), isCompared ? days('before') : []);
  return report.rows.map(({ key, count, before }, place) => {
    const next = report.rows[place + 1]?.key;
    const to = next === undefined ? period.to : periodBefore({ from: next, to: next }).to;
    return { from: key, to, count, before: isCompared ? before : undefined };
  });
}

const Times = (shown: ReportFigureProps) => (
  <div className={trend.panel}>
    <div className={trend.series}>
      {shown.isCompared && <Legend days={lengthOf(shown.period)} />}
      {shown.report.split === 'DAY' && isByWeek(shown.report.rows) && <span>{statistics.daily.byWeek}</span>}
    </div>
    <LinePlot label={shown.measure.name} buckets={timesOf(shown)} />
  </div>
);

function Groups({ measure, report, isCompared }: ReportFigureProps) {
  const widest = Math.max(
    1,
    ...report.rows.flatMap(({ count, before }) => (isCompared ? [count, before] : count)),
  );
  const widthOf = (count: number) => ({ width: `${(count / widest) * 100}%` });
  return (
    <ul className={styles.groups}>
      {report.rows.map(({ key, label, count, before }) => (
        <li key={key}>
          <span>
            <MemberText>{label}</MemberText>
          </span>
          <div>
            <i style={widthOf(count)} />
            {isCompared && <i data-before style={widthOf(before)} />}
          </div>
          <b className="number">
            <FigureLink measure={measure} count={count} of={label} figure={key} />
          </b>
          {isCompared && (
            <em className="number">
              {statistics.earlier} {numberText(before)}
            </em>
          )}
        </li>
      ))}
    </ul>
  );
}

const signed = (change: number): string => `${change > 0 ? '+' : ''}${numberText(change)}`;

function Table({ measure, report, isCompared }: ReportFigureProps) {
  const rows = isTime(report.split) ? report.rows.toReversed() : report.rows;
  return (
    <FigureTable
      label={measure.name}
      head={[
        splitText(measure, report.split),
        measure.name,
        ...(isCompared ? [copy.before, copy.change] : []),
      ]}
      rows={rows.map((row) => {
        const name = nameOf(report.split, row);
        const link = <FigureLink key="now" measure={measure} count={row.count} of={name} figure={row.key} />;
        const compared = [numberText(row.before), signed(row.count - row.before)];
        return { key: row.key, cells: [name, link, ...(isCompared ? compared : [])] };
      })}
    />
  );
}

const withUnit = (count: number, { unit }: Measure): string => copy.amount(numberText(count), unit);

function findingOf({ measure, report, period, isCompared }: ReportFigureProps): string {
  const count = withUnit(report.count, measure);
  if (!isCompared) return copy.finding(count);
  return copy.findingBefore(count, lengthOf(period), withUnit(report.before, measure));
}

/** The figures of a report as a chart or a table, whose numbers open the rows that they count. */
export function ReportFigure({ onExport, ...shown }: ReportFigureProps & { onExport: () => Promise<void> }) {
  const { measure, report, isCompared } = shown;
  const isEmpty = report.count === 0 && (!isCompared || report.before === 0);
  return (
    <div className={figures.figures}>
      <ChartFigure
        title={`${measure.name} · ${splitText(measure, report.split)}`}
        finding={findingOf(shown)}
        width="full"
        table={<Table {...shown} />}
        onExport={onExport}
        empty={isEmpty && copy.none}
      >
        {isTime(report.split) ? <Times {...shown} /> : <Groups {...shown} />}
      </ChartFigure>
    </div>
  );
}
