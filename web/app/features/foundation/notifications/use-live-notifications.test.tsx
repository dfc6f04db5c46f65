import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { newestQuery } from './data.ts';
import { meQuery } from '#lib/session/me.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

type Arrived = (payload: { unread: number }) => void;
const socket = vi.hoisted(() => ({ arrived: undefined as Arrived | undefined }));
vi.mock('#lib/socket/socket.ts', () => ({
  listenTo: (_path: object, { on }: { on: { arrived: Arrived } }) => {
    socket.arrived = on.arrived;
    return () => undefined;
  },
}));

function asCompany(approval: string): QueryClient {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, { company: { approval } } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useLiveNotifications(), { wrapper });
  return client;
}
const isAskedAgain = (client: QueryClient) => client.getQueryState(meQuery.queryKey)?.isInvalidated;

test.each([
  ['PENDING', true],
  ['REJECTED', true],
  ['APPROVED', false],
])('a notification for a company that is %s reloads its approval: %s', (approval, expected) => {
  const client = asCompany(approval);
  socket.arrived?.({ unread: 1 });
  expect(isAskedAgain(client)).toBe(expected);
});

test('a notification for a person reloads the applications on the page', () => {
  const client = asCompany('APPROVED');
  const key = ['applications', 'list', 'ONGOING'];
  client.setQueryData(key, {});
  socket.arrived?.({ unread: 1 });
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('the unread count of the event is shown once the applications on the page have been reloaded', async () => {
  const client = asCompany('APPROVED');
  const { queryKey } = newestQuery;
  client.setQueryData(queryKey, { inbox: [], count: 0, next: null, unread: 0 } as never);
  const answered = Promise.withResolvers<string>();
  const observer = new QueryObserver(client, {
    queryKey: ['applications', 'list', 'ONGOING'],
    queryFn: () => answered.promise,
    initialData: 'before',
    staleTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  socket.arrived?.({ unread: 1 });
  expect(client.getQueryData(queryKey)?.unread).toBe(0);
  answered.resolve('after');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)?.unread).toBe(1));
  expect(observer.getCurrentResult().data).toBe('after');
  stop();
});
