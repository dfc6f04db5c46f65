import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nearDayText, periodText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { KpiStrip } from '#ui/kpi-strip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Queried } from '#ui/queried.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Columns } from './columns.tsx';
import { copy } from './copy.ts';
import { changeOf } from './course.tsx';
import { trafficQuery, type Traffic } from './data.ts';
import { DayPanel } from './day-panel.tsx';
import { lengthOf } from './period.ts';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import styles from './statistics.module.css';

const { main: words } = copy;

interface Compared {
  now: Traffic;
  before: Traffic;
}

const ratio = (all: number, parts: number): string => (parts === 0 ? '—' : (all / parts).toFixed(1));

function Figures({ now, before, days }: Compared & { days: number }) {
  return (
    <KpiStrip
      label={copy.figures}
      items={[
        {
          label: words.sessions,
          value: numberText(now.browsers),
          ...changeOf(now.browsers, before.browsers),
        },
        { label: words.visits, value: numberText(now.pages), ...changeOf(now.pages, before.pages) },
        { label: words.perSession, value: ratio(now.pages, now.browsers) },
        { label: words.perDay, value: ratio(now.browsers, days) },
      ]}
    />
  );
}

function findingOf({ sessions }: Traffic): string {
  const busiest = sessions.reduce((most, day) => (day.count > most.count ? day : most));
  return busiest.count === 0
    ? words.quiet
    : words.busiest(nearDayText(busiest.date), numberText(busiest.count));
}

const columns = [
  ['sessions', words.sessions],
  ['visits', words.visits],
] as const;

const daysOf = ({ sessions, visits }: Traffic) =>
  sessions.map(({ date, count }, index) => ({
    date,
    sessions: count,
    visits: visits[index]?.count ?? 0,
  }));

const Charts = ({ now, before }: Compared) => (
  <>
    <p className={styles.legend}>
      <span>
        <i />
        {words.now}
      </span>
      <span>
        <i data-before />
        {words.before}
      </span>
    </p>
    <Columns title={words.sessions} days={now.sessions} before={before.sessions} tone="cobalt" />
    <Columns title={words.visits} days={now.visits} before={before.visits} tone="cobalt" />
  </>
);

/** /console/statistics/main: who came to look, and at how much. */
export function TrafficPage() {
  const { preset, period } = usePeriod();
  const query = useQuery({ ...trafficQuery(period), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title={words.title}
        status={`${periodText(period.from, period.to)} · ${copy.compared(lengthOf(period))}`}
      />
      <PeriodChoice preset={preset} />
      <Queried of={query} waiting={<Skeleton height={420} />}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <Figures {...data} days={lengthOf(period)} />
            <DayPanel
              title={words.daily}
              finding={findingOf(data.now)}
              days={daysOf(data.now)}
              columns={columns}
            >
              <Charts {...data} />
            </DayPanel>
          </div>
        )}
      </Queried>
    </>
  );
}
