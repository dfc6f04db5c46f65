import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { lazy, Suspense, useState } from 'react';
import { dayText, nearDayText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Columns } from './columns.tsx';
import { copy } from './copy.ts';
import type { Statistics } from './data.ts';
import styles from './statistics.module.css';

const DayCharts = lazy(async () => ({ default: (await import('./day-charts.tsx')).DayCharts }));
const { daily: words } = copy;
const CHARTS_HEIGHT = 430;

function findingOf(days: Statistics['days']): string {
  const busiest = days.reduce((most, day) => (day.hits > most.hits ? day : most));
  const isQuiet = days.every(({ hits, applied }) => hits === 0 && applied === 0);
  if (isQuiet) return words.quiet;
  return busiest.hits === 0
    ? words.noViews
    : words.busiest(nearDayText(busiest.date), numberText(busiest.hits));
}

const columns = [
  ['hits', copy.hits],
  ['applied', copy.applied],
  ['pending', copy.reviewed],
  ['meeting', copy.interviewed],
  ['accepted', copy.accepted],
  ['eliminated', copy.eliminated],
] as const;

const DayTable = ({ days }: { days: Statistics['days'] }) => (
  // A scrolling part must be reachable by keyboard.
  <div className={styles.scroll} role="region" aria-label={words.title} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {columns.map(([key, title]) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{dayText(day.date)}</th>
            {columns.map(([key]) => (
              <td key={key}>{numberText(day[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface DailyPanelProps {
  days: Statistics['days'];
  /** Draws plain columns, where the page's first load has no room for a library. */
  isLight?: boolean;
}

const figuresOf = (days: Statistics['days'], name: 'hits' | 'applied') =>
  days.map((day) => ({ date: day.date, count: day[name] }));

/** Views over applications as columns, one scale each. */
const DayColumns = ({ days }: { days: Statistics['days'] }) => (
  <>
    <Columns title={copy.hits} days={figuresOf(days, 'hits')} tone="cobalt" />
    <Columns title={copy.applied} days={figuresOf(days, 'applied')} tone="teal" />
  </>
);

/** Views and applications of each day, as charts or as a table with every stage. */
export function DailyPanel({ days, isLight = false }: DailyPanelProps) {
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Panel
      title={words.title}
      actions={
        <Button
          size="sm"
          kind="subtle"
          icon={<Icon size={18} stroke={1.75} aria-hidden />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? words.asChart : words.asTable}
        </Button>
      }
    >
      <figure>
        <figcaption className={styles.finding}>{findingOf(days)}</figcaption>
        {isTable ? (
          <DayTable days={days} />
        ) : isLight ? (
          <DayColumns days={days} />
        ) : (
          <Suspense fallback={<Skeleton height={CHARTS_HEIGHT} />}>
            <DayCharts days={days} />
          </Suspense>
        )}
      </figure>
    </Panel>
  );
}
