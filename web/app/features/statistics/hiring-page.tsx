import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { periodText } from '#lib/dates.ts';
import { numberText } from '#lib/money.ts';
import { KpiStrip } from '#ui/kpi-strip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Queried } from '#ui/queried.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { copy } from './copy.ts';
import { CourseFigures } from './course.tsx';
import { hiringStatisticsQuery, keepHiring } from './data.ts';
import { ExcelButton } from './excel-button.tsx';
import { lengthOf } from './period.ts';
import { PeriodChoice, usePeriod } from './period-choice.tsx';

const { recruitment: words } = copy;

/** /console/statistics/recruitment: how all postings do together. */
export function HiringPage() {
  const { preset, period } = usePeriod();
  const query = useQuery({ ...hiringStatisticsQuery(period), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title={words.title}
        status={`${periodText(period.from, period.to)} · ${copy.compared(lengthOf(period))}`}
        actions={<ExcelButton onKeep={() => keepHiring(period)} />}
      />
      <PeriodChoice preset={preset} />
      <Queried of={query} waiting={<Skeleton height={420} />}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <KpiStrip
              label={words.postings}
              items={[
                { label: words.published, value: numberText(data.published) },
                { label: words.open, value: numberText(data.open) },
              ]}
            />
            <CourseFigures statistics={data} />
          </div>
        )}
      </Queried>
    </>
  );
}
