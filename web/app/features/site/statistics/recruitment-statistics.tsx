import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BlockNotice } from '#features/hiring/moderation/block-notice.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { KpiStrip } from '#ui/layout/kpi-strip.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { TrendFigures, kpiOf, rateKpi } from './charts/trend-figures.tsx';
import { exportFigures, recruitmentStatisticsQuery, type Statistics } from './data.ts';
import type { Period } from './period.ts';
import { DayRows } from './tables/day-rows.tsx';
import { HeaderActions } from './header-actions.tsx';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import { RowsSheet } from './tables/rows-sheet.tsx';
import { rowsCopy } from './tables/rows-copy.ts';
import { PeriodNote } from './tables/period-note.tsx';
import { recruitmentLooks } from '#features/hiring/recruitments/states-copy.ts';

interface StatusProps {
  statistics: Statistics;
  period: Period;
  countedAt: number;
}

const Status = ({ statistics: { recruitment }, ...period }: StatusProps) => (
  <>
    <StatusBadge states={recruitmentLooks} value={recruitment.state} />
    <span>
      <MemberText>{recruitment.company.name}</MemberText>
    </span>
    <PeriodNote {...period} />
  </>
);

const Figures = ({ statistics }: { statistics: Statistics }) => {
  const { totals, before } = statistics;
  const { units } = copy;
  return (
    <KpiStrip
      label={copy.figures}
      isLarge
      items={[
        kpiOf({ label: copy.hits, unit: units.times, rows: 'DAYS', now: totals.hits, before: before.hits }),
        kpiOf({
          label: copy.applied,
          unit: units.applications,
          rows: 'APPLIED',
          now: totals.applied,
          before: before.applied,
        }),
        rateKpi(statistics),
        kpiOf({
          label: copy.interviewed,
          unit: units.people,
          rows: 'INTERVIEWED',
          now: totals.interviewed,
          before: before.interviewed,
        }),
        kpiOf({
          label: copy.accepted,
          unit: units.people,
          rows: 'ACCEPTED',
          now: totals.accepted,
          before: before.accepted,
        }),
      ]}
    />
  );
};

const Days = ({ statistics }: { statistics: Statistics }) => (
  <DayRows
    label={rowsCopy.titles.DAYS}
    days={statistics.days.filter(({ hits }) => hits > 0)}
    columns={[['hits', copy.hits]]}
  />
);

/** /console/recruitment/{_recruitment}/statistics: the figures of one recruitment. */
export function RecruitmentStatisticsPage({ id }: { id: string }) {
  const chosen = usePeriod();
  const { period } = chosen;
  const query = useQuery({ ...recruitmentStatisticsQuery(id, period), placeholderData: keepPreviousData });
  return (
    <>
      <div data-print="hidden">
        <BackLink to="/console/recruitment/list">{copy.back}</BackLink>
      </div>
      <QueryView of={query} waiting={<PageSkeleton />}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <PageHeader
              title={data.recruitment.subject || copy.untitled}
              status={<Status statistics={data} period={period} countedAt={query.dataUpdatedAt} />}
              actions={<HeaderActions onExport={() => exportFigures(id, period, 'DAYS')} />}
            />
            <BlockNotice id={id} />
            <PeriodChoice {...chosen} />
            <Figures statistics={data} />
            <TrendFigures trend={data} ofOne onExport={(part) => exportFigures(id, period, part)} />
            <RowsSheet period={period} scope={{ _recruitment: id }} days={<Days statistics={data} />} />
          </div>
        )}
      </QueryView>
    </>
  );
}
