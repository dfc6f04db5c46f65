import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BlockNotice } from '#features/moderation/block-notice.tsx';
import { periodText } from '#lib/dates.ts';
import { BackLink } from '#ui/back-link.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Queried } from '#ui/queried.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { copy } from './copy.ts';
import { CourseFigures } from './course.tsx';
import { keepFigures, recruitmentStatisticsQuery, type Period, type Statistics } from './data.ts';
import { ExcelButton } from './excel-button.tsx';
import { lengthOf } from './period.ts';
import { PeriodChoice, usePeriod } from './period-choice.tsx';

const Status = ({ statistics, period }: { statistics: Statistics; period: Period }) => (
  <>
    <StatusBadge domain="recruitment" value={statistics.recruitment.state} />
    <span>{statistics.recruitment.company.name}</span>
    <span className="number">{periodText(period.from, period.to)}</span>
    <span>{copy.compared(lengthOf(period))}</span>
  </>
);

/** /console/recruitment/{_recruitment}/statistics: how one posting does. */
export function RecruitmentStatisticsPage({ id }: { id: string }) {
  const { preset, period } = usePeriod();
  const query = useQuery({ ...recruitmentStatisticsQuery(id, period), placeholderData: keepPreviousData });
  return (
    <>
      <BackLink to="/console/recruitment/list">{copy.back}</BackLink>
      <Queried of={query} waiting={<PageSkeleton />}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <PageHeader
              title={data.recruitment.subject || copy.untitled}
              status={<Status statistics={data} period={period} />}
              actions={<ExcelButton onKeep={() => keepFigures(id, period)} />}
            />
            <BlockNotice id={id} />
            <PeriodChoice preset={preset} />
            <CourseFigures statistics={data} />
          </div>
        )}
      </Queried>
    </>
  );
}
