import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, nearDayText, periodText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { KpiStrip } from '#ui/kpi-strip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Columns } from './columns.tsx';
import { copy } from './copy.ts';
import { changeOf } from './course.tsx';
import { trafficQuery, type Traffic } from './data.ts';
import { lengthOf } from './period.ts';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import styles from './statistics.module.css';

const { main: words, daily } = copy;

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

const DayTable = ({ now }: { now: Traffic }) => (
  // A scrolling part must be reachable by keyboard.
  <div className={styles.scroll} role="region" aria-label={words.daily} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{daily.day}</th>
          <th scope="col">{words.sessions}</th>
          <th scope="col">{words.visits}</th>
        </tr>
      </thead>
      <tbody>
        {now.sessions
          .map(({ date, count }, index) => ({ date, count, pages: now.visits[index]?.count ?? 0 }))
          .toReversed()
          .map(({ date, count, pages }) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{numberText(count)}</td>
              <td>{numberText(pages)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
);

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

function Days(traffic: Compared) {
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Panel
      title={words.daily}
      actions={
        <Button
          size="sm"
          kind="subtle"
          icon={<Icon size={18} stroke={1.75} aria-hidden />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? daily.asChart : daily.asTable}
        </Button>
      }
    >
      <figure>
        <figcaption className={styles.finding}>{findingOf(traffic.now)}</figcaption>
        {isTable ? <DayTable now={traffic.now} /> : <Charts {...traffic} />}
      </figure>
    </Panel>
  );
}

/** /console/statistics/main: who came to look, and at how much. */
export function TrafficPage() {
  const { preset, period } = usePeriod();
  const query = useQuery({ ...trafficQuery(period), placeholderData: keepPreviousData });
  const { data, error, refetch, isPlaceholderData } = query;
  return (
    <>
      <PageHeader
        title={words.title}
        status={`${periodText(period.from, period.to)} · ${copy.compared(lengthOf(period))}`}
      />
      <PeriodChoice preset={preset} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} />}
      {data && (
        <div className={styles.stacked} aria-busy={isPlaceholderData || undefined}>
          <Figures {...data} days={lengthOf(period)} />
          <Days {...data} />
        </div>
      )}
    </>
  );
}
