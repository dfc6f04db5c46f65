import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { UnansweredPanel } from './unanswered-panel.tsx';

vi.mock('#lib/session/rights.ts', () => ({ useRights: () => ({ isKnown: true, may: () => true }) }));

const group = {
  question: '주차할 곳이 있나요?',
  others: [],
  count: 2,
  lastAt: '2026-11-24T05:00:00.000Z',
  _messages: ['m1', 'm2'],
};
const dismissals = vi.fn<(body: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
    if (request.method === 'GET') return Response.json({ groups: [group] });
    dismissals(await request.json());
    return Response.json({});
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UnansweredPanel />
        <AlertHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  dismissals.mockClear();
  vi.unstubAllGlobals();
});

const dismiss = async (answer: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /목록에서 빼기$/ }));
  const question = await screen.findByRole('alertdialog', { name: '이 질문을 목록에서 뺄까요?' });
  expect(question.textContent).toContain('‘주차할 곳이 있나요?’ 질문 2건이 빠지고');
  expect(dismissals).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: answer }));
};

test('questions without an answer leave the list once the administrator confirms', async () => {
  await dismiss('목록에서 빼기');
  await waitFor(() => expect(dismissals).toHaveBeenCalledWith({ _messages: ['m1', 'm2'] }));
});

test('they stay on the list when the administrator cancels', async () => {
  await dismiss('취소');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dismissals).not.toHaveBeenCalled();
});
