import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nearDayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { memberSummaryQuery } from '#features/site/members/data.ts';
import {
  averageFigure,
  peopleText,
  todayFigure,
  weekFigure,
} from '#features/site/members/page/member-figures.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { KpiStrip } from '#ui/layout/kpi-strip.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';
import { LatestActions } from './latest-actions.tsx';
import { OtherTasks } from './other-tasks.tsx';
import { WaitingAnswers } from './waiting-answers.tsx';
import { WaitingCompanies } from './waiting-companies.tsx';

function Figures() {
  const { data, error, refetch } = useQuery(memberSummaryQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={108} radius={14} />;
  const { all, persons, companies } = data.counts;
  return (
    <KpiStrip
      label={copy.figures}
      items={[
        { label: copy.members, value: numberText(all), hint: peopleText(persons, companies) },
        todayFigure(data),
        weekFigure(data),
        averageFigure(data),
      ]}
    />
  );
}

/** /console: decisions that are due, then the figures, then the latest actions. */
export function ConsoleHome() {
  const [now] = useState(() => Date.now());
  const { may } = useRights();
  const seesMembers = may('members.read');
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.today(nearDayText(now))} />
      <div className={styles.parts}>
        {seesMembers && <WaitingCompanies />}
        {may('support.read') && <WaitingAnswers />}
        <OtherTasks />
        {seesMembers && <Figures />}
        {may('audit.read') && <LatestActions />}
      </div>
    </>
  );
}
