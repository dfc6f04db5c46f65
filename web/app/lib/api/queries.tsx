import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient, queryClient } from './query-client.ts';

/**
 * The query client around everything that uses TanStack Query. Dashboards and console have one already; a
 * public page puts it around the part that needs it, so that the other pages do not load the library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? createQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
