import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { numberText } from '#lib/money.ts';
import { copy } from './copy.ts';
import type { Statistics } from './data.ts';
import styles from './statistics.module.css';

const CHART_HEIGHT = 200;
const MARGIN = { left: 0, right: 8, top: 8, bottom: 0 };

/** Zero, the half and the whole, so that two panels share their lines. */
function ticksUpTo(most: number): number[] {
  const top = Math.max(2, Math.ceil(most / 2) * 2);
  return [0, top / 2, top];
}

/** Views as bars over applications as a line, one scale each. */
export function DayCharts({ days }: { days: Statistics['days'] }) {
  const data = days.map(({ date, hits, applied }) => ({
    day: date.slice(5).replace('-', '.'),
    hits,
    applied,
  }));
  const most = (name: 'hits' | 'applied') => Math.max(0, ...data.map((one) => one[name]));
  const shared = {
    data,
    dataKey: 'day',
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    valueFormatter: numberText,
  };
  const axisOf = (name: 'hits' | 'applied') => {
    const ticks = ticksUpTo(most(name));
    return { ticks, domain: [0, ticks[2] ?? 2], width: 48 };
  };
  return (
    <>
      <div className={styles.figure}>
        <h3 className={styles.series}>{copy.hits}</h3>
        <BarChart
          {...shared}
          h={CHART_HEIGHT}
          role="group"
          aria-label={copy.hits}
          series={[{ name: 'hits', label: copy.hits, color: 'cobalt.5' }]}
          xAxisProps={{ minTickGap: 24 }}
          yAxisProps={axisOf('hits')}
          barProps={{ maxBarSize: 16, radius: 3, isAnimationActive: false }}
          barChartProps={{ margin: MARGIN }}
        />
      </div>
      <div className={styles.figure}>
        <h3 className={styles.series}>{copy.applied}</h3>
        <LineChart
          {...shared}
          h={CHART_HEIGHT}
          role="group"
          aria-label={copy.applied}
          series={[{ name: 'applied', label: copy.applied, color: 'teal.5' }]}
          curveType="linear"
          withDots={data.length <= 7}
          yAxisProps={axisOf('applied')}
          xAxisProps={{ minTickGap: 24 }}
          lineProps={{ isAnimationActive: false }}
          lineChartProps={{ margin: MARGIN }}
        />
      </div>
    </>
  );
}
