import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { KpiStrip } from '#ui/layout/kpi-strip.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { copy } from './copy.ts';
import { CountLink } from './charts/count-link.tsx';
import { TrendFigures, kpiOf, rateKpi } from './charts/trend-figures.tsx';
import { HiringDefinitions } from './definitions.tsx';
import { hiringStatisticsQuery, exportHiring, type HiringFigures } from './data.ts';
import { StatisticsFilters, useScope } from './statistics-filters.tsx';
import { HeaderActions } from './header-actions.tsx';
import { FiguresLoading } from './figures-loading.tsx';
import { PeriodChoice, usePeriod } from './period-choice.tsx';
import { RowsSheet } from './tables/rows-sheet.tsx';
import { PeriodNote } from './tables/period-note.tsx';
import { TopRecruitments } from './tables/top-recruitments.tsx';

const { recruitment: texts } = copy;

const Figures = ({ figures }: { figures: HiringFigures }) => (
  <KpiStrip
    label={copy.figures}
    isLarge
    items={[
      {
        label: texts.open,
        unit: copy.units.postings,
        value: <CountLink count={figures.open} of={texts.open} rows={{ kind: 'OPEN' }} isStretched />,
        hint: (
          <CountLink
            count={figures.published}
            of={texts.open}
            rows={{ kind: 'PUBLISHED' }}
            sentence={texts.published(numberText(figures.published))}
          />
        ),
      },
      kpiOf({
        label: copy.hits,
        unit: copy.units.times,
        rows: 'VIEWED',
        now: figures.totals.hits,
        before: figures.before.hits,
      }),
      kpiOf({
        label: copy.applied,
        unit: copy.units.applications,
        rows: 'APPLIED',
        now: figures.totals.applied,
        before: figures.before.applied,
      }),
      rateKpi(figures),
      kpiOf({
        label: copy.accepted,
        unit: copy.units.people,
        rows: 'ACCEPTED',
        now: figures.totals.accepted,
        before: figures.before.accepted,
      }),
    ]}
  />
);

/** /console/statistics/recruitment: the figures of all recruitments. */
export function HiringPage() {
  const chosen = usePeriod();
  const scope = useScope();
  const { period } = chosen;
  const query = useQuery({ ...hiringStatisticsQuery(period, scope), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title={texts.title}
        status={<PeriodNote period={period} countedAt={query.dataUpdatedAt} />}
        actions={<HeaderActions onExport={() => exportHiring(period, scope, 'DAYS')} />}
      />
      <PeriodChoice {...chosen}>
        <StatisticsFilters companies={query.data?.companies ?? []} />
      </PeriodChoice>
      <QueryView of={query} waiting={<FiguresLoading />}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <Figures figures={data} />
            <TrendFigures
              trend={data}
              types={data.types}
              onExport={(part) => exportHiring(period, scope, part)}
            >
              <TopRecruitments
                period={period}
                scope={scope}
                onExport={() => exportHiring(period, scope, 'POSTINGS')}
              />
            </TrendFigures>
          </div>
        )}
      </QueryView>
      <HiringDefinitions />
      <RowsSheet period={period} scope={scope} />
    </>
  );
}
