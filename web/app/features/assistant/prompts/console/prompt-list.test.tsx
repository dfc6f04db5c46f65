import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { ConsolePrompt, PromptGroups } from './data.ts';
import { PromptList } from './prompt-list.tsx';

const rights = vi.hoisted(() => ({ mayWrite: true }));
vi.mock('#lib/session/rights.ts', () => ({
  useRights: () => ({ isKnown: true, may: () => rights.mayWrite }),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  rights.mayWrite = true;
});

const row = (_id: string, query: string): ConsolePrompt => ({
  _id,
  group: '계정&보안',
  query,
  reply: '첫 줄\n둘째 줄',
  index: 10,
  isActive: _id === 'a',
  version: 0,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
});
const rows = [row('a', '비밀번호 찾기'), row('b', '아이디 찾기')];
const groups: PromptGroups = {
  groups: [
    { text: '지원', value: '지원', count: 0 },
    { text: '계정', value: '계정&보안', count: 2 },
  ],
  ungrouped: 1,
  version: 3,
};

function open(address = '/', all = groups) {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const path = url instanceof Request ? url.url : url.toString();
    if (path.includes('prompt-groups')) return Promise.resolve(Response.json(all));
    return Promise.resolve(Response.json({ prompts: rows, count: rows.length, next: null }));
  });
  const Stub = createRoutesStub([{ path: '/', Component: PromptList }]);
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
const OF_GROUP = `/?group=${encodeURIComponent('계정&보안')}`;

it('a prompt is moved by the arrow keys on its handle, within the group of the address', async () => {
  const send = open(OF_GROUP);
  const grip = await screen.findByRole('button', { name: '비밀번호 찾기 순서 바꾸기' });
  grip.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(written(send)).toEqual([JSON.stringify({ group: '계정&보안', _prompts: ['b', 'a'] })]),
  );
});

it('tabs lead to the groups, whatever characters their values have, and to prompts without a group', async () => {
  open(OF_GROUP);
  const tabs = await screen.findByRole('navigation', { name: '묶음' });
  const tab = within(tabs).getByRole('link', { name: /계정/ });
  expect(tab.getAttribute('href')).toBe(OF_GROUP);
  expect(tab.getAttribute('aria-current')).toBe('page');
  await userEvent.click(within(tabs).getByRole('link', { name: /묶음 없음/ }));
  await screen.findByText(/챗봇에 보이지 않아요/);
});

it('a prompt is hidden from its menu', async () => {
  const send = open(OF_GROUP);
  await userEvent.click(await screen.findByRole('button', { name: '‘비밀번호 찾기’ 더 보기' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '숨기기' }));
  await waitFor(() => expect(written(send)).toEqual([JSON.stringify({ isActive: false })]));
});

it('without groups, the way to make one is offered and no prompt can be written', async () => {
  open('/', { groups: [], ungrouped: 0, version: 0 });
  const link = await screen.findByRole('link', { name: '묶음 만들기' });
  expect(link.getAttribute('href')).toBe('/console/chat/prompts?edit=groups');
  expect(screen.queryByRole('link', { name: '질문 쓰기' })).toBeNull();
});

it('a reader without the right to write has neither handles nor actions', async () => {
  rights.mayWrite = false;
  open(OF_GROUP);
  await screen.findByText('비밀번호 찾기');
  expect(screen.queryByRole('button', { name: /순서 바꾸기|더 보기/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /질문 쓰기|묶음 고치기/ })).toBeNull();
});
