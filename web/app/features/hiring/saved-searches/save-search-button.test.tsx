import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFilters, type Filters } from '#features/hiring/recruitments/filters/filters.ts';
import {
  AuthDialogsProvider,
  type DialogLoaders,
  type LoginDialogProps,
} from '#lib/session/auth-dialogs.tsx';
import type { Session } from '#lib/session/session.ts';
import { SaveSearchButton } from './save-search-button.tsx';
import './save-sheet.tsx';

const now = vi.hoisted(() => ({ session: { state: 'out' } as Session }));
vi.mock('#lib/session/session.ts', async (original) => ({
  ...(await original<object>()),
  readSession: () => now.session,
  restoreSession: async () => undefined,
  onSessionChange: () => () => undefined,
}));

const dialogs: DialogLoaders = {
  login: async () => ({
    LoginDialog: ({ request }: LoginDialogProps) => (
      <button onClick={request.onLoggedIn}>로그인 마치기</button>
    ),
  }),
  join: async () => ({ JoinDialog: () => null }),
};
const filters: Filters = { ...noFilters, region: ['서울'], isOpen: true, page: 3 };
const person: Session = { state: 'in', userId: 'u1', userType: 'PERSON', isConsole: false };

const show = (input: Filters = filters) => {
  const Screen = () => (
    <AuthDialogsProvider loaders={dialogs}>
      <SaveSearchButton filters={input} />
    </AuthDialogsProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Screen }]);
  return render(<Stub />);
};
const button = () => screen.queryByRole('button', { name: '검색 저장' });

const sent = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  now.session = person;
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    sent(JSON.parse(init.body));
    return new Response('{"search":{}}', { status: 200, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  sent.mockReset();
});

test('a person saves the conditions, which are proposed as the name, without order and page', async () => {
  show();
  await userEvent.click(button() as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({
    name: '서울 지원할 수 있는 공고만',
    filter: { region: '서울', open: 'true' },
  });
});

test('a visitor logs in first, and the form opens afterwards', async () => {
  now.session = { state: 'out' };
  show();
  await userEvent.click(button() as HTMLElement);
  const login = await screen.findByText('로그인 마치기');
  expect(screen.queryByLabelText('이름')).toBeNull();
  now.session = person;
  await userEvent.click(login);
  expect(await screen.findByLabelText('이름')).toBeDefined();
});

test('there is nothing to save without a condition, and nothing for a company', () => {
  show(noFilters);
  expect(button()).toBeNull();
  cleanup();
  now.session = { state: 'in', userId: 'u2', userType: 'COMPANY', isConsole: false };
  show();
  expect(button()).toBeNull();
});
