import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { Form } from './data.ts';
import { EmailSheet } from './email-sheet.tsx';

await import('./draft-rules.ts');

const form: Form = {
  _id: 'f1',
  type: '참가 신청',
  name: '바이어 상담회',
  hasFiles: false,
  emailedAt: null,
  createdAt: '2026-11-24T00:00:00Z',
  isMasked: false,
  content: '',
  fields: {},
  thumb: null,
  files: [],
  sendings: [],
  version: 0,
};
const mail = {
  addresses: ['lee@example.com'],
  subject: '바이어 상담회',
  html: '<h1>메일</h1>',
  text: '메일',
};
const sending = { _id: 's1', by: { name: 'admin' }, count: 1, state: 'QUEUED', createdAt: form.createdAt };

const calls: { url: string; body: Record<string, string> }[] = [];
let isDown = false;
beforeEach(() => {
  isDown = false;
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    calls.push({ url, body: JSON.parse(body) as Record<string, string> });
    if (isDown)
      return Response.json({ code: 'unavailable', message: '잠시 뒤 다시 해 주세요' }, { status: 503 });
    return Response.json(
      url.endsWith('/email') ? { form: { emailedAt: form.createdAt }, sending } : { mail },
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const close = vi.fn<() => void>();
function open() {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const router = createMemoryRouter([{ path: '/', element: <EmailSheet form={form} onClose={close} /> }]);
  render(
    <QueryClientProvider client={client}>
      <>
        <RouterProvider router={router} />
        <AlertHost />
      </>
    </QueryClientProvider>,
  );
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => calls.filter(({ url }) => url.endsWith('/email'));

async function review() {
  open();
  write('받는 이메일', 'lee@example.com');
  write('인사와 안내', '보내 드려요');
  press('보낼 메일 확인하기');
  await screen.findByText('아래 1곳으로 이 메일이 나가요');
}

test('nothing is sent before the e-mail and its addresses were shown', async () => {
  await review();
  expect(sent()).toEqual([]);
  expect(screen.getByText('lee@example.com')).toBeTruthy();
  const frame = screen.getByTitle('나갈 메일');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', mail.html]);
  press('보내기');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent()).toMatchObject([{ body: { email: 'lee@example.com', content: '보내 드려요' } }]);
});

const acknowledge = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '확인' })).toBeNull());
};

test('a press that is repeated after a failure has the same key, and a changed e-mail another', async () => {
  await review();
  isDown = true;
  press('보내기');
  await acknowledge();
  press('보내기');
  await acknowledge();
  press('고치기');
  expect(await screen.findByLabelText('받는 이메일')).toHaveProperty('value', 'lee@example.com');
  isDown = false;
  press('보낼 메일 확인하기');
  await screen.findByText('아래 1곳으로 이 메일이 나가요');
  press('보내기');
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, again, changed] = sent().map(({ body }) => body['key']);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('a wrong address is shown at its field, and nothing is requested', async () => {
  open();
  write('받는 이메일', 'lee@example.com, park');
  write('인사와 안내', '보내 드려요');
  press('보낼 메일 확인하기');
  await screen.findByText('이메일 주소를 다시 확인해 주세요');
  expect(calls).toEqual([]);
});
