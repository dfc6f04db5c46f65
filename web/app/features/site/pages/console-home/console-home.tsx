import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nearDayText } from '#lib/format/dates.ts';
import { useRights } from '#lib/session/rights.ts';
import { longestWaitingQuery, memberSummaryQuery } from '#features/site/members/data.ts';
import {
  averageFigure,
  membersFigure,
  todayFigure,
  weekFigure,
} from '#features/site/members/page/member-figures.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { KpiStrip } from '#ui/layout/kpi-strip.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { tasksQuery } from '#features/site/tasks/data.ts';
import { WaitingTasks } from '#features/site/tasks/waiting-tasks.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { copy } from './copy.ts';
import styles from './console-home.module.css';
import { LatestActions } from './latest-actions.tsx';
import { SHOWN, WaitingCompanies } from './waiting-companies.tsx';
import { YesterdayFigures } from './yesterday-figures.tsx';

function Figures() {
  const { data, error, refetch } = useQuery(memberSummaryQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={108} radius={14} />;
  return (
    <KpiStrip
      label={copy.figures}
      items={[membersFigure(copy.members, data), todayFigure(data), weekFigure(data), averageFigure(data)]}
    />
  );
}

/** The waiting tasks are known before any of them is shown: each list would move those below it. */
function useIsWaitingKnown(seesMembers: boolean): boolean {
  const tasks = useQuery(tasksQuery);
  const companies = useQuery({ ...longestWaitingQuery(SHOWN), enabled: seesMembers });
  const figures = useQuery({ ...memberSummaryQuery, enabled: seesMembers });
  return !tasks.isPending && !(seesMembers && (companies.isPending || figures.isPending));
}

/** /console: what waits, the longest waiting first, then the figures, then the latest actions. */
export function ConsoleHome() {
  const [now] = useState(() => Date.now());
  const { may } = useRights();
  const seesMembers = may('members.read');
  const isKnown = useIsWaitingKnown(seesMembers);
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.today(nearDayText(now))} />
      <div className={styles.parts}>
        <WaitingTasks />
        {isKnown && seesMembers && (
          <>
            <WaitingCompanies />
            <BlockedMembers />
            <Figures />
          </>
        )}
        {isKnown && may('statistics.read') && <YesterdayFigures />}
        {isKnown && may('audit.read') && <LatestActions />}
      </div>
    </>
  );
}
