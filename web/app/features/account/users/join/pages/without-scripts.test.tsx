import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { AuthPage } from '#features/account/auth/auth-page.tsx';
import { FindCard } from '#features/account/users/recovery/find-card.tsx';
import { LoginCard } from '#features/account/auth/login/login-card.tsx';
import { Queries } from '#lib/api/queries.tsx';
import { JoinFlow } from './join-flow.tsx';

const nothing = () => undefined;
const NOTE = '브라우저에서 자바스크립트를 켜야 이 화면을 쓸 수 있어요.';
const pages = {
  '/join': <JoinFlow onLeave={nothing} onLogin={nothing} />,
  '/join?type=person': <JoinFlow userType="PERSON" onLeave={nothing} onLogin={nothing} />,
  '/join?type=company': <JoinFlow userType="COMPANY" onLeave={nothing} onLogin={nothing} />,
  '/login': (
    <AuthPage title="로그인">
      <LoginCard onJoin={nothing} />
    </AuthPage>
  ),
  '/login/find-id': (
    <AuthPage title="아이디 찾기">
      <FindCard kind="username" onKindChange={nothing} onLogin={nothing} onJoin={nothing} />
    </AuthPage>
  ),
};

/** The HTML of the server, as a browser without scripts shows it. */
function sent(path: keyof typeof pages): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <Queries>
      <MemoryRouter>{pages[path]}</MemoryRouter>
    </Queries>,
  );
  return root;
}
const leadsOf = (path: keyof typeof pages) =>
  [...sent(path).querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('without scripts', () => {
  test('the kinds of members, login and sign-up are plain links', () => {
    expect(leadsOf('/join')).toEqual(['/', '/join?type=person', '/join?type=company', '/login']);
    expect(leadsOf('/login')).toEqual(['/login/find-id', '/join']);
    expect(leadsOf('/login/find-id')).toEqual(['/login', '/join']);
  });

  test.each(['/join?type=person', '/join?type=company'] as const)(
    '✕ and 취소 of %s lead back to the choice',
    (path) => {
      expect(leadsOf(path)).toEqual(['/join', '/join']);
    },
  );

  test.each(['/join', '/login', '/login/find-id'] as const)('%s says what it needs', (path) => {
    expect(sent(path).querySelector('noscript')?.textContent).toContain(NOTE);
  });
});

test('with scripts a press on a kind chooses it on the same page', async () => {
  const onChoice = vi.fn<(userType: string | undefined) => void>();
  const onLogin = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <JoinFlow onChoice={onChoice} onLeave={nothing} onLogin={onLogin} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: /개인회원/ }));
  expect(onChoice).toHaveBeenLastCalledWith('PERSON');
  await userEvent.click(screen.getByRole('link', { name: '로그인' }));
  expect(onLogin).toHaveBeenCalledOnce();
});
