import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchedWords } from '#features/site/search/console/searched-words.tsx';
import { KpiStrip } from '#ui/layout/kpi-strip.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { bucketsOf, isByWeek } from './charts/buckets.ts';
import { ChartFigure } from './charts/chart-figure.tsx';
import figures from './charts/chart-figure.module.css';
import { copy } from './copy.ts';
import { kpiOf } from './charts/trend-figures.tsx';
import styles from './charts/trend-figures.module.css';
import { Legend } from './charts/daily-figure.tsx';
import { TrafficDefinitions } from './definitions.tsx';
import { exportTraffic, trafficQuery, type Traffic } from './data.ts';
import { DayRows } from './tables/day-rows.tsx';
import { findingsCopy } from './findings-copy.ts';
import { trafficText } from './findings.ts';
import { HeaderActions } from './header-actions.tsx';
import { FiguresLoading } from './figures-loading.tsx';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import { lengthOf } from './period.ts';
import { LinePlot } from './charts/plot.tsx';
import { RowsSheet } from './tables/rows-sheet.tsx';
import { PeriodNote } from './tables/period-note.tsx';

const { main: texts } = copy;

interface TrafficComparison {
  now: Traffic;
  before: Traffic;
}

const ratio = (all: number, parts: number): string => (parts === 0 ? '—' : (all / parts).toFixed(1));

const Figures = ({ now, before, days }: TrafficComparison & { days: number }) => (
  <KpiStrip
    label={copy.figures}
    isLarge
    items={[
      kpiOf({
        label: texts.sessions,
        unit: copy.units.times,
        rows: 'VISITS',
        now: now.browsers,
        before: before.browsers,
      }),
      kpiOf({
        label: texts.visits,
        unit: copy.units.times,
        rows: 'VISITS',
        now: now.pages,
        before: before.pages,
      }),
      {
        label: texts.perSession,
        value: ratio(now.pages, now.browsers),
        hint: beforeText(before.pages, before.browsers),
      },
      { label: texts.perDay, value: ratio(now.browsers, days), hint: beforeText(before.browsers, days) },
    ]}
  />
);

const beforeText = (all: number, parts: number): string =>
  all === 0 ? copy.noneBefore : `${copy.earlier} ${ratio(all, parts)}`;

const daysOf = ({ sessions, visits }: Traffic) =>
  sessions.map(({ date, count }, index) => ({
    date,
    sessions: count,
    visits: visits[index]?.count ?? 0,
  }));

const Days = ({ now }: { now: Traffic }) => (
  <DayRows
    label={texts.daily}
    days={daysOf(now)}
    columns={[
      ['sessions', texts.sessions],
      ['visits', texts.visits],
    ]}
  />
);

const Charts = ({ now, before }: TrafficComparison) => (
  <>
    <div className={styles.panel}>
      <div className={styles.series}>
        <h3>{texts.sessions}</h3>
        <Legend days={now.sessions.length} />
        {isByWeek(now.sessions) && <span>{copy.daily.byWeek}</span>}
      </div>
      <LinePlot label={texts.sessions} buckets={bucketsOf(now.sessions, before.sessions)} hasDates={false} />
    </div>
    <div className={styles.panel}>
      <div className={styles.series}>
        <h3>{texts.visits}</h3>
      </div>
      <LinePlot label={texts.visits} buckets={bucketsOf(now.visits, before.visits)} />
    </div>
  </>
);

const noScope = {};

/** /console/statistics/main: the visits and page views of the site. */
export function TrafficPage() {
  const chosen = usePeriod();
  const { period } = chosen;
  const query = useQuery({ ...trafficQuery(period), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title={texts.title}
        status={<PeriodNote period={period} countedAt={query.dataUpdatedAt} />}
        actions={<HeaderActions onExport={() => exportTraffic(period)} />}
      />
      <PeriodChoice {...chosen} />
      <QueryView of={query} waiting={<FiguresLoading />}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <Figures {...data} days={lengthOf(period)} />
            <div className={figures.figures}>
              <ChartFigure
                title={texts.daily}
                finding={trafficText(data.now)}
                width="full"
                table={<Days now={data.now} />}
                onExport={() => exportTraffic(period)}
                empty={data.now.browsers === 0 && findingsCopy.noVisits}
              >
                <Charts {...data} />
              </ChartFigure>
            </div>
            <RowsSheet period={period} scope={noScope} days={<Days now={data.now} />} />
          </div>
        )}
      </QueryView>
      <SearchedWords />
      <TrafficDefinitions />
    </>
  );
}
