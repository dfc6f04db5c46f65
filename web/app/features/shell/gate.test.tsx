import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Session } from '#lib/session.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { Gate } from './gate.tsx';

const IN: Session = { state: 'in', userId: 'u1', userType: 'COMPANY', isConsole: false };
const tab = vi.hoisted(() => ({
  session: undefined as Session | undefined,
  hasLeft: false,
  tell: () => undefined as void,
}));
vi.mock('#lib/session.ts', () => ({
  readSession: () => tab.session,
  onSessionChange: (listener: () => void) => {
    tab.tell = listener;
    return () => undefined;
  },
  hasLeft: () => tab.hasLeft,
}));
vi.mock('./gate-panel.tsx', () => ({ GatePanel: () => <p>로그인 카드</p> }));

const PATH = '/dashboard/recruitments';

function openAndEnd(hasLeft: boolean) {
  Object.assign(tab, { session: IN, hasLeft });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <p>첫 화면</p> },
    {
      path: PATH,
      Component: () => (
        <Gate audience="company" placeholder={<p>기다림</p>}>
          <p>공고</p>
        </Gate>
      ),
    },
  ]);
  render(
    <>
      <Stub initialEntries={[PATH]} />
      <AlertHost />
    </>,
  );
  expect(screen.queryByText('공고')).not.toBeNull();
  act(() => {
    tab.session = { state: 'out' };
    tab.tell();
  });
}

test('a session that ends on an open page is told, and the login stands in its place', async () => {
  openAndEnd(false);
  expect(await screen.findByText('로그인 후 이용가능합니다')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByText('로그인 카드');
});

test('who logs out is led to the front door without a word of refusal', async () => {
  openAndEnd(true);
  await screen.findByText('첫 화면');
  expect(screen.queryByText('로그인 후 이용가능합니다')).toBeNull();
});
