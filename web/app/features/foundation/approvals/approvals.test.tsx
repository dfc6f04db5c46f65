import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { approvalQuery, type WholeApprovalRequest } from './data.ts';

const pending: WholeApprovalRequest = {
  _id: 'a1',
  kind: 'messages.send',
  summary: '회원 240명에게 문자 보내기',
  state: 'PENDING',
  reason: '정전 안내',
  requester: { name: 'support' },
  mayDecide: true,
  decision: null,
  outcome: null,
  createdAt: '2026-11-23T00:00:00.000Z',
  expiresAt: '2026-11-30T00:00:00.000Z',
  detail: '내일 오전에 전기가 끊겨요.',
  facts: [],
};

/** The open request, and the calls that are made about it. */
function open(request: WholeApprovalRequest, respond: () => Response = () => new Response('{}')) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(respond()));
  vi.stubGlobal('fetch', send);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryDefaults(['approvals'], { staleTime: Infinity });
  client.setQueryData(approvalQuery(request._id).queryKey, request);
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ApprovalPanel id={request._id} onClose={() => undefined} /> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <>
        <Stub />
        <AlertHost />
      </>
    </QueryClientProvider>,
  );
  const bodies = () =>
    send.mock.calls
      .filter(([, init]) => init?.method === 'PUT')
      .map(([address, init]) => [address, JSON.parse(init?.body as string)] as const);
  return { bodies };
}

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('a request for approval', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows the request, and is approved with a reason', async () => {
    const { bodies } = open(pending, () => answer(200, { approval: { ...pending, state: 'APPROVED' } }));
    expect(await screen.findByText('내일 오전에 전기가 끊겨요.')).toBeTruthy();
    expect(screen.getByText('정전 안내')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '승인하고 실행' }));
    await userEvent.type(await screen.findByRole('textbox'), '확인함{Enter}');
    await waitFor(() =>
      expect(bodies()).toEqual([['/api/console/approvals/a1/approve', { reason: '확인함' }]]),
    );
  });

  it('that was decided in the meantime says so', async () => {
    const message = '이미 결정했거나 기한이 지난 요청이에요';
    open(pending, () => answer(409, { code: 'conflict', message }));
    await userEvent.click(await screen.findByRole('button', { name: '거절' }));
    await userEvent.type(await screen.findByRole('textbox'), '틀림{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('offers no decision to those who may not make it', async () => {
    open({ ...pending, mayDecide: false });
    expect(await screen.findByText('정전 안내')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '승인하고 실행' })).toBeNull();
    expect(screen.queryByRole('button', { name: '거절' })).toBeNull();
  });
});
