import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { numberText } from '#lib/money.ts';
import { copy } from './copy.ts';
import type { Traffic } from './data.ts';
import styles from './statistics.module.css';

const { main: words } = copy;
const MARGIN = { left: 0, right: 8, top: 8, bottom: 0 };

interface TrafficChartsProps {
  now: Traffic;
  before: Traffic;
}

/** Visits and pages, each over the same days before. */
export function TrafficCharts({ now, before }: TrafficChartsProps) {
  const rowsOf = (name: 'visits' | 'sessions') =>
    now[name].map(({ date, count }, index) => ({
      day: date.slice(5).replace('-', '.'),
      now: count,
      before: before[name][index]?.count ?? 0,
    }));
  return (['sessions', 'visits'] as const).map((name) => (
    <div key={name}>
      <h3 className={styles.series}>{words[name]}</h3>
      <LineChart
        h={210}
        data={rowsOf(name)}
        dataKey="day"
        aria-label={words[name]}
        series={[
          { name: 'before', label: words.before, color: 'ink.4', strokeDasharray: '4 4' },
          { name: 'now', label: words.now, color: name === 'visits' ? 'teal.5' : 'cobalt.5' },
        ]}
        gridAxis="y"
        tickLine="none"
        curveType="linear"
        withDots={now[name].length <= 7}
        valueFormatter={numberText}
        yAxisProps={{ width: 48, allowDecimals: false }}
        xAxisProps={{ minTickGap: 24 }}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ margin: MARGIN }}
      />
    </div>
  ));
}
