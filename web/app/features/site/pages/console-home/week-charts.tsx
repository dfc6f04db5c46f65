import type { DayFigure } from '#features/site/reports/yesterday-figures.ts';
import { bucketsOf } from '#features/site/statistics/charts/buckets.ts';
import { Legend } from '#features/site/statistics/charts/daily-figure.tsx';
import { LinePlot } from '#features/site/statistics/charts/plot.tsx';
import series from '#features/site/statistics/charts/trend-figures.module.css';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';

/** Each figure of the last seven days, beside the seven days before. */
export const WeekCharts = ({ figures }: { figures: readonly DayFigure[] }) => (
  <>
    <p className={`${series.series} ${styles.legend}`}>
      <Legend days={7} />
    </p>
    <div className={styles.charts}>
      {figures.map(({ measure, days, daysBefore }) => (
        <section key={measure.kind}>
          <h3>{copy.yesterday.trend(measure.name)}</h3>
          <LinePlot label={copy.yesterday.trend(measure.name)} buckets={bucketsOf(days, daysBefore)} />
        </section>
      ))}
    </div>
  </>
);

/** The place of the charts. */
export const WeekChartsLoading = () => (
  <div className={styles.charts} data-loading>
    {[0, 1, 2, 3].map((place) => (
      <Skeleton key={place} height={148} radius={14} />
    ))}
  </div>
);
