import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { MessageSettings } from './message-settings.tsx';

afterEach(() => vi.unstubAllGlobals());

const settings = {
  groups: [
    { group: 'HIRING', isEmailOn: true, isSmsOn: false },
    { group: 'URGENT', isEmailOn: true, isSmsOn: true },
  ],
  advertising: { isEmailAgreed: false, isSmsAgreed: true, isNightAgreed: false, agreedAt: null },
};

it('only what was pressed is saved, so that another tab’s choices stay', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
    if (request.method !== 'GET') sent.push(await request.json());
    return new Response(JSON.stringify({ settings }), { headers: { 'content-type': 'application/json' } });
  });
  const Stub = createRoutesStub([{ path: '/', Component: MessageSettings }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect((await box('급한 알림 문자')).checked).toBe(true);
  for (const name of ['지원·채용 진행 문자', '이음 소식 (광고) 이메일'])
    await userEvent.click(await box(name));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { groups: [{ group: 'HIRING', isSmsOn: true }] },
      { advertising: { isEmailAgreed: true } },
    ]),
  );
});
