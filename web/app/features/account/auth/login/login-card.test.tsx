import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { login } from '#lib/session/login.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { LoginCard } from './login-card.tsx';

vi.mock('#lib/session/login.ts', async (original) => ({
  ...(await original<object>()),
  login: vi.fn<typeof login>(),
}));
const loginCall = vi.mocked(login);

function show(props: Partial<Parameters<typeof LoginCard>[0]> = {}) {
  const onLoggedIn = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <LoginCard onJoin={() => undefined} onLoggedIn={onLoggedIn} {...props} />
      <AlertHost />
    </MemoryRouter>,
  );
  return onLoggedIn;
}

const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호');

async function typeBoth(): Promise<void> {
  await userEvent.type(screen.getByLabelText('아이디'), 'person');
  await userEvent.type(password(), 'Person!2026');
}

const alertText = () =>
  screen.findByRole('alertdialog').then((dialog) => dialog.querySelector('p')?.textContent);

const readAlert = () => userEvent.click(screen.getByRole('button', { name: '확인' }));

describe('the login card', () => {
  beforeEach(() => {
    loginCall.mockReset();
  });

  it('logs in with Enter as the chosen type', async () => {
    loginCall.mockResolvedValue();
    const onLoggedIn = show();
    await userEvent.click(screen.getByRole('radio', { name: '기업' }));
    await typeBoth();
    await userEvent.type(password(), '{Enter}');
    const credentials = { username: 'person', password: 'Person!2026', isKept: false, userType: 'COMPANY' };
    expect(loginCall).toHaveBeenLastCalledWith(credentials);
    expect(onLoggedIn).toHaveBeenCalledOnce();
  });

  it("shows the server's message, keeps the values and focuses the password", async () => {
    const message = '아이디 또는 비밀번호를 확인해주세요';
    loginCall.mockRejectedValue(new ApiError(401, { code: 'unauthenticated', message }));
    const onLoggedIn = show();
    await typeBoth();
    await userEvent.type(password(), '{Enter}');
    expect(await alertText()).toBe(message);
    await readAlert();
    expect(password().value).toBe('Person!2026');
    expect(document.activeElement).toBe(password());
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('asks an administrator for the code after the password and keeps the typed values', async () => {
    const asked = { code: 'second_factor_required', message: '인증 앱의 코드를 입력해 주세요' };
    const message = '코드를 확인해 주세요';
    const wrong = { code: 'unauthenticated', message, fields: { code: message } };
    loginCall.mockRejectedValueOnce(new ApiError(401, asked));
    loginCall.mockRejectedValueOnce(new ApiError(401, wrong));
    loginCall.mockResolvedValueOnce();
    const onLoggedIn = show({ audience: 'console' });
    await typeBoth();
    await userEvent.type(password(), '{Enter}');
    const code = await screen.findByLabelText<HTMLInputElement>('인증 코드');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(password().value).toBe('Person!2026');
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(code.value).toBe('123456');
    expect(document.activeElement).toBe(code);
    await userEvent.keyboard('654321{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    const credentials = { username: 'person', password: 'Person!2026', isKept: false, code: '654321' };
    expect(loginCall).toHaveBeenLastCalledWith(credentials);
  });

  it('shows our own text when the server cannot be reached', async () => {
    loginCall.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    await typeBoth();
    await userEvent.type(password(), '{Enter}');
    expect(await alertText()).toBe('연결이 불안정해요. 다시 시도해 주세요.');
    await readAlert();
  });

  it('asks for missing fields, first of all the user id', async () => {
    show();
    await userEvent.type(password(), '{Enter}');
    expect(await alertText()).toBe('아이디를 입력해주세요');
    await readAlert();
    expect(loginCall).not.toHaveBeenCalled();
  });

  it('sends one request however often the button is pressed', async () => {
    let finish = (): void => undefined;
    loginCall.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    show();
    await typeBoth();
    await userEvent.dblClick(screen.getByRole('button', { name: '로그인' }));
    expect(loginCall).toHaveBeenCalledOnce();
    await act(async () => finish());
  });

  describe('in a demonstration', () => {
    const accounts = [
      { username: 'someone', password: 'Given!1', userType: 'COMPANY' },
      { username: 'console', password: 'Given!2' },
    ];
    beforeEach(() => {
      document.documentElement.dataset['demo'] = JSON.stringify(accounts);
    });
    afterEach(() => {
      delete document.documentElement.dataset['demo'];
    });

    it('offers the accounts in the document, and fills one in by a press', async () => {
      show();
      expect(screen.queryByRole('button', { name: 'console / Given!2' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'someone / Given!1' }));
      expect(password().value).toBe('Given!1');
      expect(screen.getByRole('radio', { name: '기업' })).toHaveProperty('checked', true);
    });

    it("offers only the administrator's account on the console", () => {
      show({ audience: 'console' });
      expect(screen.getByRole('button', { name: 'console / Given!2' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'someone / Given!1' })).toBeNull();
    });
  });

  it('offers no account outside a demonstration', () => {
    show();
    expect(screen.queryByRole('group', { name: '둘러보기용 계정이에요' })).toBeNull();
  });

  it('shows no user type and no sign-up on the console', async () => {
    loginCall.mockResolvedValue();
    show({ audience: 'console' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('link', { name: '회원가입' })).toBeNull();
    await typeBoth();
    await userEvent.type(password(), '{Enter}');
    expect(loginCall.mock.lastCall?.[0]).not.toHaveProperty('userType');
  });
});

describe('a login card that was submitted before its scripts were loaded', () => {
  const card = (
    <MemoryRouter>
      <LoginCard onJoin={() => undefined} onLoggedIn={() => undefined} />
    </MemoryRouter>
  );
  const open = () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(card);
    const form = container.querySelector('form') as HTMLFormElement;
    const input = (selector: string) => form.querySelector(selector) as HTMLInputElement;
    input('[value="COMPANY"]').checked = true;
    input('[name="username"]').value = 'company';
    input('[name="password"]').value = 'Company!2026';
    return { container, form };
  };
  beforeEach(() => {
    loginCall.mockReset();
    loginCall.mockResolvedValue();
  });
  afterEach(() => localStorage.clear());

  it('accepts Enter as rendered by the server, and sends nothing', () => {
    const { form } = open();
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled).toBe(false);
  });

  it('is sent once, with the chosen and typed values', async () => {
    const { container, form } = open();
    form.dataset['submitted'] = '';
    render(card, { container, hydrate: true });
    const credentials = { username: 'company', password: 'Company!2026', isKept: false };
    await waitFor(() => expect(loginCall).toHaveBeenCalledWith({ ...credentials, userType: 'COMPANY' }));
    expect(form.dataset['submitted']).toBeUndefined();
    expect(loginCall).toHaveBeenCalledOnce();
  });

  it('is not sent when nobody submitted it', async () => {
    const { container } = open();
    render(card, { container, hydrate: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(loginCall).not.toHaveBeenCalled();
  });
});
