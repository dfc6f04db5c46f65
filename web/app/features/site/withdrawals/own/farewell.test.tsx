import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { AuthDialogsProvider } from '#lib/session/auth-dialogs.tsx';
import { Queries } from '#lib/api/queries.tsx';
import type { Session } from '#lib/session/session.ts';
import { Gate } from '#features/site/shell/gate.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

const tab = vi.hoisted(() => ({
  session: { state: 'in', userId: 'u1', userType: 'PERSON', isConsole: false } as Session,
  listeners: new Set<() => void>(),
}));
vi.mock('#lib/session/session.ts', async (original) => ({
  ...(await original<object>()),
  readSession: () => tab.session,
  onSessionChange: (listener: () => void) => {
    tab.listeners.add(listener);
    return () => tab.listeners.delete(listener);
  },
  hasLoggedOut: () => tab.session.state === 'out',
  logout: () => {
    tab.session = { state: 'out' };
    for (const listener of tab.listeners) listener();
    return Promise.resolve();
  },
}));
vi.mock('./password-step.tsx', () => ({
  PasswordStep: ({ onChecked }: { onChecked: (password: string) => void }) => (
    <button type="button" onClick={() => onChecked('Secret!2026')}>
      비밀번호 확인
    </button>
  ),
}));
vi.mock('./confirm-step.tsx', () => ({
  ConfirmStep: ({ onGone }: { onGone: (eraseAt: string) => Promise<void> }) => (
    <button type="button" onClick={() => void onGone('2026-12-22T00:00:00Z')}>
      탈퇴하기
    </button>
  ),
}));

function Leaving() {
  return (
    <Gate audience="both" placeholder={null}>
      <WithdrawScreen tab={useParams()['tab']} />
    </Gate>
  );
}

const noDialog = () => Promise.reject(new Error('not asked for'));

test('the farewell with the erasure date stays after the session has ended, until the person leaves the page', async () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <p>첫 화면</p> },
    { path: '/dashboard/withdraw/:tab', Component: Leaving },
  ]);
  render(
    <Queries>
      <AuthDialogsProvider loaders={{ login: noDialog, join: noDialog }}>
        <Stub initialEntries={['/dashboard/withdraw/confirm']} />
      </AuthDialogsProvider>
    </Queries>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '비밀번호 확인' }));
  await userEvent.click(await screen.findByRole('button', { name: '탈퇴하기' }));
  expect(await screen.findByText('탈퇴를 마쳤어요')).toBeTruthy();
  await waitFor(() => expect(tab.session.state).toBe('out'));
  expect(screen.getByText(/2026\.12\.22/)).toBeTruthy();
  expect(screen.queryByText('첫 화면')).toBeNull();
});
