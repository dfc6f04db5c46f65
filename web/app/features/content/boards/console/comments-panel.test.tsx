import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import type { ConsoleComment } from './data.ts';

const comment = (input: Partial<ConsoleComment>): ConsoleComment => ({
  _id: 'c1',
  _board: 'b1',
  _parent: null,
  _user: 'u1',
  content: '싸게 팝니다',
  writer: '윤*현',
  isRemoved: false,
  createdAt: '2026-11-16T01:50:00Z',
  editedAt: null,
  reports: [{ _id: 'r1', reason: '광고예요', reporter: '정*윤', createdAt: '2026-11-16T02:00:00Z' }],
  ...input,
});

const calls: string[] = [];
function answer(comments: () => ConsoleComment[]) {
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    const body = request.method === 'GET' ? { comments: comments(), count: 1, next: null } : {};
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  calls.length = 0;
});

const open = (mayWrite: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CommentsPanel boardId="b1" isReported mayWrite={mayWrite} />
      <AlertHost />
    </QueryClientProvider>,
  );

test('a dismissed report leaves the queue, after a question', async () => {
  let isOpen = true;
  answer(() => (isOpen ? [comment({})] : []));
  open(true);
  await screen.findByText('싸게 팝니다');
  expect(screen.getByText(/쓴 회원과 신고한 회원에게 알림이 가지 않아요/)).toBeTruthy();
  expect(screen.getByRole('list', { name: '신고 1건' }).textContent).toContain('광고예요');
  const press = () => userEvent.click(screen.getByRole('button', { name: '신고 기각하기' }));
  await press();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('신고 1건을 기각할까요?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: '취소' }));
  expect(calls).not.toContain('PUT /api/console/boards/b1/comments/c1/reports');
  await press();
  isOpen = false;
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getByRole('button', { name: '신고 기각하기' }));
  await screen.findByText('결정을 기다리는 신고가 없어요');
  expect(calls).toContain('PUT /api/console/boards/b1/comments/c1/reports');
});

test('without the right to content there are no buttons', async () => {
  answer(() => [comment({})]);
  open(false);
  await screen.findByText('싸게 팝니다');
  expect(screen.queryByRole('button', { name: '삭제하기' })).toBeNull();
});

test('a comment is changed with a reason', async () => {
  answer(() => [comment({})]);
  open(true);
  await userEvent.click(await screen.findByRole('button', { name: '고치기' }));
  const text = await screen.findByRole('textbox', { name: '댓글 내용' });
  await userEvent.clear(text);
  await userEvent.type(text, '연락처를 지웠어요');
  const sheet = within(screen.getByRole('dialog', { name: '댓글 고치기' }));
  await userEvent.click(sheet.getByRole('button', { name: '고치기' }));
  expect(calls).not.toContain('PUT /api/v1/boards/b1/comments/c1');
  await userEvent.click(sheet.getByRole('button', { name: '개인정보가 있어요' }));
  await userEvent.click(sheet.getByRole('button', { name: '고치기' }));
  await vi.waitFor(() => expect(calls).toContain('PUT /api/v1/boards/b1/comments/c1'));
});
