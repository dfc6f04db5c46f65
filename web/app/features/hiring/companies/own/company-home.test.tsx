import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '#lib/session/me.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { closeToast, currentToasts } from '#ui/toast/toasts.ts';
import { CompanyHome } from './company-home.tsx';

vi.mock('./tasks-today.tsx', () => ({ TasksToday: () => <h1>오늘</h1> }));
vi.mock('./profile.tsx', () => ({ Profile: () => <h1>기업 정보</h1> }));

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
});

function Address() {
  return <output>{useLocation().search}</output>;
}

/** The company's home at an address, with its account already loaded or not. */
function open(address: string, approval: 'APPROVED' | 'WAITING', isKnown = true) {
  const me = { company: { approval } };
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    return Promise.resolve(
      Response.json(url.includes('/me') ? { user: me } : { company: { email: 'new@solga.example' } }),
    );
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  if (isKnown) client.setQueryData(meQuery.queryKey, me as never);
  const Screen = () => (
    <>
      <CompanyHome week={{ queryKey: ['week'], queryFn: () => Promise.resolve([]) }} />
      <Address />
    </>
  );
  const Stub = createRoutesStub([{ path: '/dashboard/company', Component: Screen }]);
  render(
    <QueryClientProvider client={client}>
      <>
        <Stub initialEntries={[address]} />
        <AlertHost />
      </>
    </QueryClientProvider>,
  );
  return { confirmations: () => send.mock.calls.filter((call) => JSON.stringify(call).includes('t0ken')) };
}

const cases = [
  ['an approved company', 'APPROVED', true],
  ['a company that awaits its approval', 'WAITING', true],
  ['an approved company whose account is still being read', 'APPROVED', false],
  ['a company awaiting approval whose account is still being read', 'WAITING', false],
] as const;

describe('the link in the mail to a new address', () => {
  it.each(cases)('confirms the address once and shows it, for %s', async (_, approval, isKnown) => {
    const { confirmations } = open('/dashboard/company?email=t0ken', approval, isKnown);
    await waitFor(() => expect(currentToasts().at(-1)?.message).toContain('이메일 주소를 바꿨어요'));
    await screen.findByRole('heading', { name: '기업 정보' });
    expect(confirmations()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('?tab=profile');
  });
});
