import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { meQuery } from '#lib/session/me.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { copy } from './copy.ts';
import { TasksToday } from './tasks-today.tsx';
import { useEmailLink } from './use-email-link.ts';
import type { WeekQuery } from './week-event.ts';

const Profile = lazyPart(async () => (await import('./profile.tsx')).Profile);

const tabs = [
  { value: '', label: copy.today },
  { value: 'profile', label: copy.profile },
];

/**
 * The company's home: today's work, with what modules above add to it (`next`) and to its next seven days
 * (`week`), and its details; before the approval only the details.
 */
export function CompanyHome({ next, week }: { next?: ReactNode; week: WeekQuery }) {
  const [parameters] = useSearchParams();
  useEmailLink();
  const { data, error, refetch } = useQuery(meQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const isApproved = data.company?.approval === 'APPROVED';
  const showsProfile = parameters.get('tab') === 'profile';
  // In the address, so that an approval that arrives does not remove a form with unsaved input.
  if (!isApproved && !showsProfile) return <Navigate to="?tab=profile" replace />;
  if (!showsProfile)
    return <TasksToday tabs={<UrlTabs label={copy.tabs} tabs={tabs} />} next={next} week={week} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Profile tabs={isApproved && <UrlTabs label={copy.tabs} tabs={tabs} />} />
    </Suspense>
  );
}
