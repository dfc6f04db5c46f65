import type { Audience } from '#lib/session/audience.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthDialogsProvider, type DialogLoaders } from '#lib/session/auth-dialogs.tsx';
import { isGuardedPage } from '#lib/session/guarded-page.ts';
import type { Session } from '#lib/session/session.ts';
import { rememberShown } from '#lib/session/visits.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { Gate } from './gate.tsx';

const IN: Session = { state: 'in', userId: 'u1', userType: 'COMPANY', isConsole: false };
const ADMINISTRATOR: Session = { state: 'in', userId: 'u2', userType: null, isConsole: true };
const PERSON: Session = { state: 'in', userId: 'u3', userType: 'PERSON', isConsole: false };
const OUT: Session = { state: 'out' };
const tab = vi.hoisted(() => ({
  session: undefined as Session | undefined,
  hasLoggedOut: false,
  listeners: new Set<() => void>(),
}));
vi.mock('#lib/session/session.ts', () => ({
  readSession: () => tab.session,
  onSessionChange: (listener: () => void) => {
    tab.listeners.add(listener);
    return () => tab.listeners.delete(listener);
  },
  hasLoggedOut: () => tab.hasLoggedOut,
}));
vi.mock('#lib/session/visits.ts', async (original) => {
  let shown: string | undefined;
  return {
    ...(await original<object>()),
    rememberShown: (address?: string) => {
      shown = address;
    },
    isShown: (path: string) => shown?.split('?')[0] === path,
    lastShown: () => shown,
  };
});
vi.mock('./gate-panel.tsx', () => ({ GatePanel: () => <p>로그인 카드</p> }));

const dialogs: DialogLoaders = {
  login: () =>
    Promise.resolve({
      LoginDialog: ({ request }) => (
        <button type="button" onClick={() => request.onLoggedIn?.()}>
          로그인하고 계속
        </button>
      ),
    }),
  join: () => Promise.reject(new Error('not asked for')),
};

const become = (session: Session) =>
  act(() => {
    tab.session = session;
    for (const listener of tab.listeners) listener();
  });

/** Renders its whole address once its gate shows it. */
function Here() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="here">{pathname + search + hash}</p>;
}

const gated = (path: string, audience: Audience) => ({
  path,
  Component: () => (
    <Gate audience={audience} placeholder={<p>기다림</p>}>
      <Here />
    </Gate>
  ),
});

function open(address: string) {
  const Stub = createRoutesStub([
    {
      Component: () => (
        <AuthDialogsProvider loaders={dialogs}>
          <Outlet />
        </AuthDialogsProvider>
      ),
      children: [
        { path: '/', Component: () => <p>첫 화면</p> },
        { path: '/recruitments', Component: Here },
        gated('/dashboard', 'both'),
        gated('/dashboard/recruitments', 'company'),
        gated('/dashboard/recruitments/:id/applications', 'company'),
        gated('/dashboard/password', 'both'),
        gated('/console', 'console'),
        gated('/console/users', 'console'),
      ],
    },
  ]);
  render(
    <>
      <Stub initialEntries={[address]} />
      <AlertHost />
    </>,
  );
}

const here = async () => (await screen.findByTestId('here')).textContent;
const readAlert = async (text: string) => {
  expect(await screen.findByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
};

afterEach(() => {
  tab.hasLoggedOut = false;
  (rememberShown as (address?: string) => void)(undefined);
});

async function openAndEnd(hasLoggedOut: boolean) {
  Object.assign(tab, { session: IN, hasLoggedOut });
  open('/dashboard/recruitments');
  expect(await here()).toBe('/dashboard/recruitments');
  become(OUT);
}

test('a session that ends on an open page is reported, and the login replaces it', async () => {
  await openAndEnd(false);
  await readAlert('로그인 후 이용가능합니다');
  expect(await screen.findByText('로그인 카드')).toBeTruthy();
});

test('a call that is answered after the end of the session has replaced the page is not reported again', async () => {
  await openAndEnd(false);
  await readAlert('로그인 후 이용가능합니다');
  expect(await screen.findByText('로그인 카드')).toBeTruthy();
  expect(isGuardedPage()).toBe(true);
});

test('logging out opens the home page without an error', async () => {
  await openAndEnd(true);
  await screen.findByText('첫 화면');
  expect(screen.queryByText('로그인 후 이용가능합니다')).toBeNull();
});

const links: [string, Session][] = [
  ['/dashboard/recruitments?edit=0198', IN],
  ['/dashboard/recruitments/0198/applications?a=0199&stage=MEETING', IN],
  ['/dashboard/password#messages', PERSON],
  ['/console/users?status=BLOCKED&sort=name', ADMINISTRATOR],
];
for (const [link, session] of links) {
  test(`a link opened signed out is shown after the login: ${link}`, async () => {
    tab.session = OUT;
    open(link);
    await readAlert('로그인 후 이용가능합니다');
    await screen.findByText('로그인 카드');
    become(session);
    expect(await here()).toBe(link);
  });
}

test('an account that may not see the requested page stays where it is', async () => {
  tab.session = OUT;
  open('/dashboard/recruitments?edit=0198');
  await readAlert('로그인 후 이용가능합니다');
  become(PERSON);
  expect(await here()).toBe('/dashboard');
});

test('a link denied to one account is shown once another has logged in', async () => {
  tab.session = PERSON;
  open('/console/users?status=BLOCKED');
  await readAlert('접근권한이 없습니다');
  await screen.findByText('로그인 카드');
  become(ADMINISTRATOR);
  expect(await here()).toBe('/console/users?status=BLOCKED');
});

test('on a public page the login opens over it, keeps its filters and continues the pressed action', async () => {
  tab.session = OUT;
  rememberShown('/recruitments?region=서울');
  open('/dashboard/recruitments?edit=0198');
  await readAlert('로그인 후 이용가능합니다');
  expect(decodeURI((await here()) ?? '')).toBe('/recruitments?region=서울');
  const login = await screen.findByRole('button', { name: '로그인하고 계속' });
  tab.session = IN;
  await userEvent.click(login);
  await vi.waitFor(async () => expect(await here()).toBe('/dashboard/recruitments?edit=0198'));
});
