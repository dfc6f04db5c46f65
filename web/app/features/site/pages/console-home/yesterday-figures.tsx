import { Link } from 'react-router';
import { useYesterday, type DayFigure } from '#features/site/reports/yesterday-figures.ts';
import { nearDayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { KpiStrip, type Kpi } from '#ui/layout/kpi-strip.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';
import { WeekCharts, WeekChartsLoading } from './week-charts.tsx';

const { yesterday: texts } = copy;

/** The report that counts the same; its days are those of the last week. */
const addressOf = (kind: string): string => `/console/statistics/reports?measure=${kind}&period=week`;

function kpiOf({ measure, count, weekBefore }: DayFigure): Kpi {
  return {
    label: measure.name,
    value: (
      <Link to={addressOf(measure.kind)} aria-label={`${measure.name} ${numberText(count)}`}>
        {numberText(count)}
      </Link>
    ),
    unit: measure.unit,
    hint: texts.weekBefore(numberText(weekBefore)),
    tone: count > weekBefore ? 'good' : 'plain',
  };
}

function Strip({ figures, error, retry }: ReturnType<typeof useYesterday>) {
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!figures)
    return (
      <>
        <Skeleton height={108} radius={14} />
        <WeekChartsLoading />
      </>
    );
  return (
    <>
      <KpiStrip label={texts.label} items={figures.map(kpiOf)} />
      <WeekCharts figures={figures} />
    </>
  );
}

/** Yesterday's figures, beside those of the same day of the week before, and the week until then as charts. */
export function YesterdayFigures() {
  const yesterday = useYesterday();
  return (
    <Panel title={texts.title(nearDayText(yesterday.day))}>
      <Strip {...yesterday} />
      <p className={styles.hint}>{texts.hint}</p>
    </Panel>
  );
}
