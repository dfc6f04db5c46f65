import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { DispatchFigures } from './dispatch-figures.tsx';

vi.mock('#lib/session/rights.ts', () => ({ useRights: () => ({ isKnown: true, may: () => true }) }));

const dispatchOf = (queued: number, withheld: number) => ({
  _id: 'd1',
  state: queued > 0 ? 'QUEUED' : 'SENT',
  count: 240,
  by: { name: 'admin' },
  createdAt: '2026-11-23T00:00:00.000Z',
  isWriting: queued > 0,
  figures: { QUEUED: queued, SENT: 40, FAILED: 0, WITHHELD: withheld },
});

/** The server while the messages are being sent: what is stopped does not leave. */
function startSending() {
  let dispatch = dispatchOf(200, 0);
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    calls.push(`${init.method} ${address}`);
    if (init.method === 'DELETE') dispatch = dispatchOf(0, 200);
    return new Response(JSON.stringify({ dispatch }), { headers: { 'content-type': 'application/json' } });
  });
  return calls;
}

function showFigures() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <DispatchFigures id="d1" />
          <AlertHost />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
}

beforeEach(() => sessionStorage.clear());

it('the messages of a group that have not left are stopped after a confirmation', async () => {
  const calls = startSending();
  showFigures();
  await userEvent.click(await screen.findByRole('button', { name: '남은 200건 보내지 않기' }));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('이미 나간 메시지는 되돌릴 수 없어요');
  const [, stop] = screen.getAllByRole('button', { name: '남은 200건 보내지 않기' });
  if (stop) await userEvent.click(stop);
  await waitFor(() => expect(screen.queryByRole('button', { name: /보내지 않기/ })).toBeNull());
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/console/dispatches/d1']);
  const figures = screen.getByRole('region', { name: '함께 보낸 메시지' });
  expect([...figures.querySelectorAll('b')].map((one) => one.textContent)).toEqual(['0', '40', '0', '200']);
});

it('figures that cannot be read are an error with a retry, and the button that stops the rest comes back', async () => {
  const failure = { code: 'internal', message: '서버가 쉬고 있어요' };
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 500 }));
  showFigures();
  expect((await screen.findByRole('alert')).textContent).toContain('서버가 쉬고 있어요');
  startSending();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('button', { name: '남은 200건 보내지 않기' })).toBeTruthy();
});
