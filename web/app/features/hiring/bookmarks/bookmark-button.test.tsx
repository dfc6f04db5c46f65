import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AuthDialogsProvider,
  type DialogLoaders,
  type JoinDialogProps,
  type LoginDialogProps,
} from '#lib/session/auth-dialogs.tsx';
import * as session from '#lib/session/session.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { loadBookmarks } from './bookmark-calls.ts';

const dialogs: DialogLoaders = {
  login: async () => ({
    LoginDialog: ({ request, onJoin }: LoginDialogProps) => (
      <dialog open>
        <button onClick={request.onLoggedIn}>로그인 마치기</button>
        <button onClick={onJoin}>회원가입</button>
      </dialog>
    ),
  }),
  join: async () => ({
    JoinDialog: ({ onClose, onLogin }: JoinDialogProps) => (
      <dialog open>
        <button onClick={onClose}>가입 닫기</button>
        <button onClick={onLogin}>이미 회원이에요</button>
      </dialog>
    ),
  }),
};

interface SentCall {
  method: string;
  address: string;
  body: unknown;
}

/** A server that stores bookmarks; `rejects` makes it answer every write with an error. */
function aServer({ rejects = false } = {}) {
  const reported: SentCall[] = [];
  const stored = new Map<string, string>();
  const answer = (status: number, value: unknown) =>
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    reported.push({ method, address, body });
    if (method === 'GET') {
      const bookmarks = [...stored].map(([id, bookmark]) => ({
        _id: bookmark,
        _recruitment: id,
        _company: null,
      }));
      return answer(200, { likes: bookmarks, count: bookmarks.length, next: null });
    }
    if (rejects) return answer(503, { code: 'unavailable', message: '잠시 뒤에 다시 시도해 주세요.' });
    if (method === 'POST') return answer(200, { like: { _id: 'like-1' } });
    return answer(200, {});
  });
  return { reported, stored };
}

const logIn = (isIn: boolean) => {
  vi.spyOn(session, 'restoreSession').mockResolvedValue();
  vi.spyOn(session, 'readSession').mockReturnValue(
    isIn ? { state: 'in', userId: 'u1', userType: 'PERSON', isConsole: false } : { state: 'out' },
  );
};

const show = () =>
  render(
    <AuthDialogsProvider loaders={dialogs}>
      <BookmarkButton kind="RECRUITMENT" id="r1" name="해외영업" />
      <BookmarkButton kind="RECRUITMENT" id="r1" name="해외영업 다시" />
    </AuthDialogsProvider>,
  );

const bookmarkButton = () =>
  screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
const states = () => bookmarkButton().map((bookmarkButton) => bookmarkButton.getAttribute('aria-pressed'));
const pressFirst = async () => userEvent.click(bookmarkButton()[0] as HTMLElement);

beforeEach(() => session.logout());

describe('a bookmark button', () => {
  test('is filled at once everywhere, is saved on the server, and a second press removes it', async () => {
    const { reported } = aServer();
    logIn(true);
    show();
    await pressFirst();
    expect(states()).toEqual(['true', 'true']);
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(reported[0]).toMatchObject({ method: 'POST', body: { type: 'RECRUITMENT', _recruitment: 'r1' } });
    await pressFirst();
    expect(states()).toEqual(['false', 'false']);
    await waitFor(() =>
      expect(reported[1]).toMatchObject({ method: 'DELETE', address: '/api/v1/me/likes/like-1' }),
    );
  });

  test('pressed while empty is filled at the end, though the server already had it filled', async () => {
    const { reported, stored } = aServer();
    stored.set('r1', 'like-1');
    logIn(true);
    vi.spyOn(session, 'restoreSession').mockImplementation(() => loadBookmarks('RECRUITMENT', ['r1']));
    show();
    await pressFirst();
    await waitFor(() => expect(states()).toEqual(['true', 'true']));
    expect(reported.map(({ method }) => method)).not.toContain('DELETE');
  });

  test('of a visitor saves nothing and opens the login, after which the like is saved', async () => {
    const { reported } = aServer();
    logIn(false);
    show();
    await pressFirst();
    await screen.findByText('로그인 마치기');
    expect(reported).toEqual([]);
    expect(states()).toEqual(['false', 'false']);
    logIn(true);
    await userEvent.click(screen.getByText('로그인 마치기'));
    await waitFor(() => expect(reported.map(({ method }) => method)).toEqual(['POST']));
    expect(states()).toEqual(['true', 'true']);
  });

  test('of a visitor who signs up instead is saved after the sign-up, not when it is cancelled', async () => {
    const { reported } = aServer();
    logIn(false);
    show();
    await pressFirst();
    await userEvent.click(await screen.findByText('회원가입'));
    await userEvent.click(await screen.findByText('가입 닫기'));
    expect(reported).toEqual([]);
    await pressFirst();
    await userEvent.click(await screen.findByText('회원가입'));
    logIn(true);
    await userEvent.click(await screen.findByText('가입 닫기'));
    await waitFor(() => expect(reported.map(({ method }) => method)).toEqual(['POST']));
  });

  test('is not lost on the way from the login to the sign-up and back', async () => {
    const { reported } = aServer();
    logIn(false);
    show();
    await pressFirst();
    await userEvent.click(await screen.findByText('회원가입'));
    await userEvent.click(await screen.findByText('이미 회원이에요'));
    logIn(true);
    await userEvent.click(await screen.findByText('로그인 마치기'));
    await waitFor(() => expect(reported.map(({ method }) => method)).toEqual(['POST']));
  });

  test('is reverted when the server rejects it', async () => {
    aServer({ rejects: true });
    logIn(true);
    show();
    await pressFirst();
    await waitFor(() => expect(states()).toEqual(['false', 'false']));
  });

  test('loads the bookmarks of all buttons on the page by one request', async () => {
    const { reported, stored } = aServer();
    stored.set('r1', 'like-9');
    show();
    await loadBookmarks('RECRUITMENT', ['r1', 'r2']);
    await waitFor(() => expect(states()).toEqual(['true', 'true']));
    await loadBookmarks('RECRUITMENT', ['r1', 'r2']);
    expect(reported.map(({ address }) => decodeURIComponent(address))).toEqual([
      '/api/v1/me/likes?type=RECRUITMENT&limit=100&_recruitment=r1,r2',
    ]);
  });
});
