import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface QueryViewProps<T> {
  /** A query of TanStack's, or an object of the same shape. */
  of: { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Shown instead while it is being loaded. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
}

/** The loaded data; until then a skeleton, or the error and a retry. */
export function QueryView<T>({ of: { data, error, refetch }, waiting, children }: QueryViewProps<T>) {
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : waiting;
}
