import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { Queries } from '#lib/api/queries.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { ownMeetingQuery } from '../data.ts';
import { pageCopy as copy } from './copy.ts';
import { InvitedView } from './invited-view.tsx';

function LoadedMeeting({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ownMeetingQuery(id));
  if (data) return <InvitedView meeting={data} />;
  if (!error) return <Skeleton height={420} radius={16} />;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={copy.rejected.title} hint={copy.rejected.hint} />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

/** The meeting for a person: the picker, or why there is none. */
export const PersonMeeting = ({ id }: { id: string }) => (
  <Queries>
    <LoadedMeeting id={id} />
  </Queries>
);
