import type { Block } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#lib/session/session.ts';
import { BlockNotice } from './block-notice.tsx';

const now = vi.hoisted(() => ({
  session: { state: 'unknown' } as Session,
  answer: vi.fn<(sent: object) => Promise<object>>(),
}));
vi.mock('#lib/session/session.ts', async (original) => ({
  ...(await original<object>()),
  readSession: () => now.session,
  onSessionChange: () => () => undefined,
}));
vi.mock('./data.ts', () => ({
  useAnswerBlock: () => ({ mutateAsync: now.answer, data: undefined }),
}));

const block = { reason: '연락처가 사실과 달라요', reply: '' } as Block;

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BlockNotice id="one" block={block} />
    </QueryClientProvider>,
  );
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '답 보내기' });

beforeEach(() => {
  now.session = { state: 'in', userId: 'u1', userType: 'COMPANY', isConsole: false };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  now.answer.mockReset();
});

test('an unsent answer at the end of the session is restored after the login', async () => {
  const { unmount } = show();
  type('연락처를 고쳤어요');
  await waitFor(() => expect(send().disabled).toBe(false));
  now.session = { state: 'out' };
  unmount();
  now.session = { state: 'in', userId: 'u1', userType: 'COMPANY', isConsole: false };
  show();
  await waitFor(() => expect(field().value).toBe('연락처를 고쳤어요'));
});

test('two presses send an answer once, and the field is empty afterwards', async () => {
  now.answer.mockResolvedValue({});
  show();
  type(' 연락처를 고쳤어요 ');
  await waitFor(() => expect(send().disabled).toBe(false));
  fireEvent.click(send());
  fireEvent.click(send());
  await waitFor(() => expect(field().value).toBe(''));
  expect(now.answer.mock.calls).toEqual([[{ id: 'one', reply: '연락처를 고쳤어요' }]]);
});
