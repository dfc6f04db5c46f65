import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onLogout } from '../session/session.ts';

const isWorthRetrying = (count: number, error: Error): boolean =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502);

/** A data store; a second attempt only where the server was not reached. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthRetrying },
      // Without a connection a write fails and says so, instead of waiting and happening later by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The data store of this page in the browser; the server makes one for each page it renders. */
export const queryClient = createQueryClient();

onLogout(() => queryClient.clear());
