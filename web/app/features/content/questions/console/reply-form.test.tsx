import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRoutesStub } from 'react-router';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { phrasesQuery } from '../phrases/data.ts';
import type { ConsoleQuestion } from './data.ts';
import { ReplyForm } from './reply-form.tsx';

vi.mock('#lib/session/use-session.ts', () => ({
  useSession: () => ({ state: 'in', userId: 'admin', userType: null, isConsole: true }),
}));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const waiting: ConsoleQuestion = {
  _id: 'q1',
  _user: 'u1',
  user: { username: 'person', name: '윤*호', userType: 'PERSON' },
  category: 'APPLICATION',
  subject: '면접 결과',
  content: '언제 알 수 있나요?',
  files: [],
  hasFiles: false,
  noticeBy: 'SMS',
  state: 'ANSWER_AWAITING',
  reply: null,
  repliedAt: null,
  replier: null,
  _replier: null,
  assignee: null,
  satisfaction: null,
  contact: { phone: '010****1000', email: 'pe***@ieum.example' },
  notice: { channel: 'SMS', to: '010****1000', text: '[이음] 답변을 남겼어요', at: null },
  version: 3,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
};

function open(question: ConsoleQuestion, respond: () => Response) {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(respond()));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(phrasesQuery.queryKey, [
    { _id: 'p1', name: '인사', text: '{name} 님, 안녕하세요', version: 0, updatedAt: '' },
  ]);
  const onAnswered = vi.fn<() => void>();
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ReplyForm question={question} onAnswered={onAnswered} /> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <>
        <Stub />
        <AlertHost />
      </>
    </QueryClientProvider>,
  );
  return { send, onAnswered };
}

const answered = () =>
  Response.json({
    question: { ...waiting, state: 'ANSWER_COMPLETE', reply: '윤지호 님, 안녕하세요', version: 4 },
  });
const field = () => screen.findByRole('textbox', { name: /답변 쓰기/ });

it('shows the notification of the asker beforehand, and opens the next question after the answer', async () => {
  const { send, onAnswered } = open(waiting, answered);
  expect(await screen.findByText(/알림함과 문자\(010\*\*\*\*1000\)로 알려요/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /자주 쓰는 답변 넣기/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: '인사' }));
  expect((await field()) as HTMLTextAreaElement).toHaveProperty('value', '{name} 님, 안녕하세요');
  expect(screen.getByText(/저장할 때 회원의 이름으로 바뀌어요/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '답변하고 알리기' }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  const [, request] = send.mock.calls[0] ?? [];
  expect(JSON.parse(request?.body as string)).toEqual({ reply: '{name} 님, 안녕하세요', version: 3 });
});

it('an empty answer is not sent', async () => {
  const { send } = open(waiting, answered);
  await userEvent.click(await screen.findByRole('button', { name: '답변하고 알리기' }));
  expect(await screen.findByText('답변을 적어 주세요')).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

it('text that is not sent yet is there again when the question is opened later', async () => {
  open(waiting, answered);
  await userEvent.type(await field(), '쓰던 답변');
  cleanup();
  open(waiting, answered);
  await waitFor(async () => expect(await field()).toHaveProperty('value', '쓰던 답변'));
});

it('a rejected answer stays in the field', async () => {
  const conflict = { code: 'conflict', message: '그사이 다른 곳에서 고쳤어요.', current: {} };
  const { onAnswered } = open(waiting, () => Response.json(conflict, { status: 409 }));
  await userEvent.type(await field(), '늦은 답변');
  await userEvent.click(screen.getByRole('button', { name: '답변하고 알리기' }));
  expect(await screen.findByText('그사이 다른 곳에서 고쳤어요.')).toBeDefined();
  expect(await field()).toHaveProperty('value', '늦은 답변');
  expect(onAnswered).not.toHaveBeenCalled();
});

it('a correction says that nobody is notified again', async () => {
  const done = { ...waiting, state: 'ANSWER_COMPLETE' as const, reply: '첫 답변' };
  open(done, answered);
  expect(await screen.findByText(/다시 알리지 않아요/)).toBeDefined();
  expect(await field()).toHaveProperty('value', '첫 답변');
});
