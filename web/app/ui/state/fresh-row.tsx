import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { PageSkeleton } from './skeleton.tsx';

interface FreshRowProps<T> {
  /** A query of TanStack's with `refetchOnMount: 'always'`. */
  of: {
    data: T | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
    isFetchedAfterMount: boolean;
  };
  children: (row: T) => ReactNode;
}

/** A row to edit, loaded just now: saving a form of an older version would overwrite what others wrote. */
export function FreshRow<T>({ of: query, children }: FreshRowProps<T>) {
  const { data, error, refetch, isFetchedAfterMount } = query;
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFetchedAfterMount) return <PageSkeleton />;
  return children(data);
}
