import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../call/call.ts';
import { Memo } from './memo.tsx';
import { useMemoDraft } from './use-memo-draft.ts';

vi.mock('#lib/session/session.ts', async (original) => ({
  ...(await original<object>()),
  readSession: () => ({ state: 'in', userId: 'u1', userType: 'COMPANY', isConsole: false }),
}));

const state = { startedAt: null };
const call = { onChange: () => () => undefined, read: () => state } as unknown as Call;

function Room({ code, isOpen = true }: { code: string; isOpen?: boolean }) {
  const draft = useMemoDraft(code);
  return isOpen ? <Memo draft={draft} call={call} /> : null;
}

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const failure = () => answer(500, { code: 'internal', message: '서버가 쉬고 있어요' });

/** The server's memo; `onWrite` and `onRead` may delay or reject a call. */
function startServer(memo: string) {
  const server = {
    memo,
    written: [] as string[],
    keepalive: [] as (boolean | undefined)[],
    onRead: (): Promise<Response | undefined> | undefined => undefined,
    onWrite: (_memo: string): Promise<Response | undefined> | undefined => undefined,
  };
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.method === 'GET') return (await server.onRead()) ?? answer(200, { memo: server.memo });
    const next = (JSON.parse(init.body as string) as { memo: string }).memo;
    server.written.push(next);
    server.keepalive.push(init.keepalive);
    const rejection = await server.onWrite(next);
    if (rejection) return rejection;
    server.memo = next.trim();
    return answer(200, { memo: server.memo });
  });
  return server;
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>('나만 보는 메모');
const markButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '지금 시각 넣기' });
const type = (value: string) => fireEvent.change(area(), { target: { value } });
const loaded = () => waitFor(() => expect(area().disabled).toBe(false));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing can be written before the stored memo is loaded', async () => {
  const server = startServer('경력 확인');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.onRead = () => promise;
  render(<Room code="r-wait" />);
  expect(area().disabled).toBe(true);
  expect(markButton().disabled).toBe(true);
  resolve(undefined);
  await loaded();
  fireEvent.click(markButton());
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.written).toEqual(['경력 확인\n00:00 ']);
});

test('a memo that cannot be loaded shows why and a retry, and is never overwritten', async () => {
  const server = startServer('경력 확인');
  server.onRead = () => Promise.resolve(failure());
  const { unmount } = render(<Room code="r-error" />);
  expect((await screen.findByRole('alert')).textContent).toContain('서버가 쉬고 있어요');
  expect(screen.queryByLabelText('나만 보는 메모')).toBeNull();
  server.onRead = () => undefined;
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(area().value).toBe('경력 확인'));
  unmount();
  expect(server.written).toEqual([]);
});

test('a slow save is finished before the next one is sent', async () => {
  const server = startServer('');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.onWrite = () => promise;
  render(<Room code="r-order" />);
  await loaded();
  type('하나');
  await vi.advanceTimersByTimeAsync(1000);
  type('하나 둘');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.written).toEqual(['하나']);
  resolve(undefined);
  await waitFor(() => expect(server.memo).toBe('하나 둘'));
  expect(server.written).toEqual(['하나', '하나 둘']);
});

test('what was just typed is sent when the room is left, also while the page is closed', async () => {
  const server = startServer('');
  const { unmount } = render(<Room code="r-leave" />);
  await loaded();
  type('마지막 한 줄');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(server.memo).toBe('마지막 한 줄'));
  type('마지막 두 줄');
  unmount();
  await waitFor(() => expect(server.memo).toBe('마지막 두 줄'));
  expect(server.keepalive).toEqual([true, true]);
  expect(sessionStorage.length).toBe(0);
});

test('a memo that could not be saved is there when the room is opened again, and is saved', async () => {
  const server = startServer('');
  server.onWrite = () => Promise.resolve(failure());
  const { unmount } = render(<Room code="r-back" />);
  await loaded();
  type('못 보낸 메모');
  unmount();
  await waitFor(() => expect(server.written).toEqual(['못 보낸 메모']));
  server.onWrite = () => undefined;
  render(<Room code="r-back" />);
  expect(area().value).toBe('못 보낸 메모');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.memo).toBe('못 보낸 메모');
});

test('a memo left unsaved by a closed page comes back below what was saved elsewhere since', async () => {
  const left = { userId: 'u1', work: { text: '여기서 쓴 줄', base: '처음' } };
  sessionStorage.setItem('ieum.left.memo:r-else', JSON.stringify(left));
  const server = startServer('다른 곳에서 고친 줄');
  render(<Room code="r-else" />);
  await loaded();
  expect(area().value).toBe('다른 곳에서 고친 줄\n여기서 쓴 줄');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.memo).toBe('다른 곳에서 고친 줄\n여기서 쓴 줄');
});

test('a closed panel keeps an unsaved memo', async () => {
  const server = startServer('');
  server.onWrite = () => Promise.resolve(failure());
  const { rerender } = render(<Room code="r-panel" />);
  await loaded();
  type('질문 셋');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('저장하지 못했어요.')).toBeDefined();
  rerender(<Room code="r-panel" isOpen={false} />);
  rerender(<Room code="r-panel" />);
  expect(area().value).toBe('질문 셋');
  server.onWrite = () => undefined;
  fireEvent.click(screen.getByRole('button', { name: '다시 저장하기' }));
  await waitFor(() => expect(server.memo).toBe('질문 셋'));
});
