import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { ConsoleFaqRow } from './data.ts';
import { FaqList } from './faq-list.tsx';

const rights = vi.hoisted(() => ({ mayWrite: true }));
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: () => rights.mayWrite }),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  rights.mayWrite = true;
});

const row = (_id: string, question: string): ConsoleFaqRow => ({
  _id,
  category: 'ACCOUNT',
  question,
  index: 10,
  isActive: true,
  startsAt: null,
  endsAt: null,
  state: 'PUBLISHED',
  helpful: 3,
  unhelpful: 1,
  version: 0,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
});
const rows = [row('a', '비밀번호 찾기'), row('b', '아이디 찾기')];

function open(address = '/') {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const isWrite = init?.method !== undefined && init.method !== 'GET';
    const answer = isWrite ? { faqs: rows } : { faqs: rows, count: rows.length, next: null };
    return Promise.resolve(Response.json(answer));
  });
  const Stub = createRoutesStub([{ path: '/', Component: FaqList }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <>
        <Stub initialEntries={[address]} />
        <AlertHost />
      </>
    </QueryClientProvider>,
  );
  return send;
}

const written = (send: ReturnType<typeof open>) =>
  send.mock.calls.flatMap(([, init]) =>
    init?.method === 'PUT' && typeof init.body === 'string' ? [init.body] : [],
  );

it('a question is moved by the arrow keys on its handle, and its votes are shown', async () => {
  const send = open();
  const grip = await screen.findByRole('button', { name: '비밀번호 찾기 순서 바꾸기' });
  expect(screen.getAllByText(/도움 예 3 · 아니요 1/)).toHaveLength(2);
  grip.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(written(send)).toEqual([JSON.stringify({ category: 'ACCOUNT', _faqs: ['b', 'a'] })]),
  );
});

it('a search shows the questions of all categories, without an order to change', async () => {
  open('/?q=찾기');
  const found = await screen.findByRole('region', { name: '찾은 질문' });
  await within(found).findByText('비밀번호 찾기');
  expect(screen.queryByRole('button', { name: /순서 바꾸기/ })).toBeNull();
  expect(screen.queryByRole('navigation', { name: '분류' })).toBeNull();
});

it('a reader without the right to write has neither handles nor actions', async () => {
  rights.mayWrite = false;
  open();
  await screen.findByText('비밀번호 찾기');
  expect(screen.queryByRole('button', { name: /순서 바꾸기|더 보기/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'FAQ 쓰기' })).toBeNull();
});
