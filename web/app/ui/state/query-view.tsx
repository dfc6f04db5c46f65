import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface QueriedProps<T> {
  /** A query of TanStack's, or what has its shape. */
  of: { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Stands in its place while it is on its way. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was asked for; while it is not there, a skeleton, or why it did not come and another try. */
export function QueryView<T>({ of: { data, error, refetch }, waiting, children }: QueriedProps<T>) {
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : waiting;
}
