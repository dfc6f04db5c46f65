import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { BoardComment } from './data.ts';
import { MemberComments } from './member-comments.tsx';

const comment = (input: Partial<BoardComment>): BoardComment => ({
  _id: 'c1',
  _board: 'b1',
  _user: 'u1',
  _parent: null,
  content: '도움이 됐어요',
  writer: '윤*호',
  isOwn: true,
  isRemoved: false,
  createdAt: '2026-11-16T01:50:00Z',
  editedAt: null,
  ...input,
});

let stored: BoardComment[] = [];
let rejection: string | undefined;
const sent: unknown[] = [];
beforeEach(() => {
  stored = [comment({}), comment({ _id: 'c2', content: '광고', writer: '정*윤', isOwn: false })];
  rejection = undefined;
  sent.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
    const headers = { 'content-type': 'application/json' };
    if (request.method === 'GET')
      return new Response(JSON.stringify({ comments: stored, count: stored.length, next: null }), {
        headers,
      });
    if (rejection !== undefined)
      return new Response(JSON.stringify({ code: 'conflict', message: rejection }), { status: 409, headers });
    const body = (await request.json()) as { content: string };
    sent.push(body);
    stored = [...stored, comment({ _id: 'c3', content: body.content })];
    return new Response(JSON.stringify({ comment: stored.at(-1) }), { headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  render(
    <>
      <MemberComments postId="p1" first={stored} />
      <AlertHost />
    </>,
  );
  await act(async () => undefined);
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '댓글 쓰기' });

test('a written comment appears in the list and leaves the field empty', async () => {
  await open();
  await userEvent.type(field(), '  저도요 ');
  await userEvent.click(screen.getByRole('button', { name: '올리기' }));
  await screen.findByText('저도요');
  expect(sent).toEqual([{ content: '저도요' }]);
  expect(field().value).toBe('');
});

test("a rejected comment stays in the field and in the tab's storage", async () => {
  rejection = '같은 글을 이미 올렸어요';
  await open();
  await userEvent.type(field(), '도움이 됐어요');
  await userEvent.click(screen.getByRole('button', { name: '올리기' }));
  await screen.findByText(rejection);
  expect(field().value).toBe('도움이 됐어요');
  expect(sessionStorage.getItem('ieum.comment.new.p1')).toBe('도움이 됐어요');
});

test('own comments can be changed, others only reported', async () => {
  await open();
  const [own, other] = screen.getAllByRole('listitem');
  expect(within(own as HTMLElement).queryByRole('button', { name: '고치기' })).not.toBeNull();
  expect(within(own as HTMLElement).queryByRole('button', { name: '신고' })).toBeNull();
  expect(within(other as HTMLElement).queryByRole('button', { name: '고치기' })).toBeNull();
  expect(within(other as HTMLElement).queryByRole('button', { name: '신고' })).not.toBeNull();
});
