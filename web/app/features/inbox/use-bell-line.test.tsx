import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { meQuery } from '#features/shell/account.ts';
import { useBellLine } from './use-bell-line.ts';

type Arrived = (payload: { unread: number }) => void;
const line = vi.hoisted(() => ({ arrived: undefined as Arrived | undefined }));
vi.mock('#lib/socket.ts', () => ({
  listenTo: (_path: object, { on }: { on: { arrived: Arrived } }) => {
    line.arrived = on.arrived;
    return () => undefined;
  },
}));

function asCompany(approval: string): QueryClient {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, { company: { approval } } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useBellLine(), { wrapper });
  return client;
}
const isAskedAgain = (client: QueryClient) => client.getQueryState(meQuery.queryKey)?.isInvalidated;

test.each([
  ['PENDING', true],
  ['REJECTED', true],
  ['APPROVED', false],
])('what arrives for a company that is %s asks for its approval again: %s', (approval, expected) => {
  const client = asCompany(approval);
  line.arrived?.({ unread: 1 });
  expect(isAskedAgain(client)).toBe(expected);
});

test('what arrives for a person has the applications on the page read again', () => {
  const client = asCompany('APPROVED');
  const key = ['applications', 'list', 'ONGOING'];
  client.setQueryData(key, {});
  line.arrived?.({ unread: 1 });
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
