import { dayText } from '#lib/format/dates.ts';
import { bucketsOf, isByWeek } from './buckets.ts';
import { ChartFigure } from './chart-figure.tsx';
import { copy } from '../copy.ts';
import { CountLink } from './count-link.tsx';
import styles from './trend-figures.module.css';
import type { Trend } from '../data.ts';
import { trendText } from '../findings.ts';
import { shortText } from '../numbers.ts';
import { BarPlot, LinePlot } from './plot.tsx';
import { findingsCopy } from '../findings-copy.ts';
import type { RowKind } from '../tables/shown-rows.ts';
import { FigureTable } from '../tables/figure-table.tsx';

const { daily: texts } = copy;

type Days = readonly { date: string; hits: number; applied: number }[];

const countsOf = (days: Days, name: 'hits' | 'applied') =>
  days.map((day) => ({ date: day.date, count: day[name] }));

/** The names of the two lines. */
export const Legend = ({ days }: { days: number }) => (
  <>
    <span className={styles.legend}>
      <i />
      {texts.now(days)}
    </span>
    <span className={styles.legend}>
      <i data-before />
      {texts.before(days)}
    </span>
  </>
);

/** Views and applications, on one axis of days with a scale each. */
function Charts({ days, daysBefore, totals }: Pick<Trend, 'days' | 'daysBefore' | 'totals'>) {
  const mean = texts.mean(shortText(Math.round(totals.hits / days.length)));
  return (
    <>
      <div className={styles.panel}>
        <div className={styles.series}>
          <h3>{copy.hits}</h3>
          <span className="number">{mean}</span>
          {isByWeek(days) && <span>{texts.byWeek}</span>}
        </div>
        <BarPlot
          label={`${copy.hits}, ${mean}`}
          buckets={bucketsOf(countsOf(days, 'hits'), countsOf(daysBefore, 'hits'))}
          hasDates={false}
        />
      </div>
      <div className={styles.panel}>
        <div className={styles.series}>
          <h3>{copy.applied}</h3>
          <Legend days={days.length} />
        </div>
        <LinePlot
          label={copy.applied}
          buckets={bucketsOf(countsOf(days, 'applied'), countsOf(daysBefore, 'applied'))}
        />
      </div>
    </>
  );
}

const columns: readonly (readonly [key: keyof Trend['days'][number], title: string, rows: RowKind])[] = [
  ['hits', copy.hits, 'VIEWED'],
  ['applied', copy.applied, 'APPLIED'],
  ['pending', copy.reviewed, 'REVIEWED'],
  ['meeting', copy.interviewed, 'INTERVIEWED'],
  ['accepted', copy.accepted, 'ACCEPTED'],
  ['eliminated', copy.eliminated, 'ELIMINATED'],
];

interface DayTableProps {
  days: Trend['days'];
  /** The views of one recruitment have no rows but days. */
  ofOne: boolean;
}

const DayTable = ({ days, ofOne }: DayTableProps) => (
  <FigureTable
    label={texts.title}
    head={[texts.day, ...columns.map(([, title]) => title)]}
    rows={days.toReversed().map((day) => ({
      key: day.date,
      cells: [
        dayText(day.date),
        ...columns.map(([key, title, rows]) =>
          ofOne && key === 'hits' ? (
            day.hits
          ) : (
            <CountLink
              key={key}
              count={Number(day[key])}
              of={`${dayText(day.date)} ${title}`}
              rows={{ kind: rows, day: day.date }}
            />
          ),
        ),
      ],
    }))}
  />
);

interface DailyFigureProps {
  trend: Trend;
  ofOne: boolean;
  onExport: () => Promise<void>;
}

/** Views and applications of each day, drawn or as a table with every stage. */
export const DailyFigure = ({ trend, ofOne, onExport }: DailyFigureProps) => (
  <ChartFigure
    title={texts.title}
    finding={trendText(trend)}
    width="twoThirds"
    table={<DayTable days={trend.days} ofOne={ofOne} />}
    onExport={onExport}
    empty={trend.totals.hits === 0 && trend.totals.applied === 0 && findingsCopy.quiet}
  >
    <Charts {...trend} />
  </ChartFigure>
);
