import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onLogout } from '../session/session.ts';

const isWorthRetrying = (count: number, error: Error): boolean =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502);

/** A query client; it retries only where the server was not reached. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying },
      // Without a connection a write fails with an error, instead of being paused and sent automatically
      // later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The query client of this page in the browser; the server creates one for each page it renders. */
export const queryClient = createQueryClient();

onLogout(() => queryClient.clear());
