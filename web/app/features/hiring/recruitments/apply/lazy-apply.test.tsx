import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import {
  AuthDialogsProvider,
  type DialogLoaders,
  type LoginDialogProps,
} from '#lib/session/auth-dialogs.tsx';
import * as session from '#lib/session/session.ts';
import { aRecruitment } from '../../../../../test/a-recruitment.ts';
import { LazyApply } from './lazy-apply.tsx';

vi.mock('#features/hiring/applications/form/apply-flow.tsx', () => ({
  ApplyFlow: ({ step }: { step: string }) => <p>{step}</p>,
}));

const dialogs: DialogLoaders = {
  login: async () => ({
    LoginDialog: ({ request }: LoginDialogProps) => (
      <button onClick={request.onLoggedIn}>로그인 마치기</button>
    ),
  }),
  join: () => Promise.reject(new Error('no join dialog here')),
};

const become = (state: session.Session) => vi.spyOn(session, 'readSession').mockReturnValue(state);

it('continues at the step where the session ended', async () => {
  vi.spyOn(session, 'restoreSession').mockResolvedValue();
  become({ state: 'out' });
  const element = <LazyApply recruitment={aRecruitment()} onApplication={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/?apply=questions'] });
  render(
    <AuthDialogsProvider loaders={dialogs}>
      <RouterProvider router={router} />
    </AuthDialogsProvider>,
  );
  const enter = await screen.findByText('로그인 마치기');
  expect(router.state.location.search).toBe('');
  become({ state: 'in', userId: 'u1', userType: 'PERSON', isConsole: false });
  await userEvent.click(enter);
  expect(await screen.findByText('questions')).toBeTruthy();
});
