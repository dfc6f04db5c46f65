import { lazy, Suspense, useState } from 'react';
import { nearDayText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { Columns } from './columns.tsx';
import { copy } from './copy.ts';
import type { Statistics } from './data.ts';
import { DayPanel } from './day-panel.tsx';

const DayCharts = lazy(async () => ({ default: (await import('./day-charts.tsx')).DayCharts }));
const { daily: words } = copy;

type Days = Statistics['days'];

function findingOf(days: Days): string {
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

const figuresOf = (days: Days, name: 'hits' | 'applied') =>
  days.map((day) => ({ date: day.date, count: day[name] }));

/** Views over applications as columns, one scale each. */
const DayColumns = ({ days }: { days: Days }) => (
  <>
    <Columns title={copy.hits} days={figuresOf(days, 'hits')} tone="cobalt" />
    <Columns title={copy.applied} days={figuresOf(days, 'applied')} tone="teal" />
  </>
);

/** Plain columns at once; the charts that tell each day's figures come when somebody turns to them. */
function Drawn({ days }: { days: Days }) {
  const [isWanted, setWanted] = useState(false);
  const plain = <DayColumns days={days} />;
  return (
    <div onPointerEnter={() => setWanted(true)}>
      {isWanted ? (
        <Suspense fallback={plain}>
          <DayCharts days={days} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}

/** Views and applications of each day, drawn or as a table with every stage. */
export const DailyPanel = ({ days }: { days: Days }) => (
  <DayPanel title={words.title} finding={findingOf(days)} days={days} columns={columns}>
    <Drawn days={days} />
  </DayPanel>
);
