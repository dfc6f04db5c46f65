import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import type { FindKind } from './find-calls.ts';
import { FindCard } from './find-card.tsx';

const sent: { path: string; body: unknown }[] = [];
const onLogin = vi.fn<() => void>();

function Card({ kind: first }: { kind: FindKind }) {
  const [kind, setKind] = useState(first);
  return (
    <MemoryRouter>
      <FindCard kind={kind} onKindChange={setKind} onLogin={onLogin} onJoin={() => undefined} />
      <AlertHost />
    </MemoryRouter>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = (kind: FindKind) => press(kind === 'username' ? '아이디 찾기' : '비밀번호 찾기');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function readAlert(): Promise<string> {
  const dialog = await screen.findByRole('alertdialog');
  const text = dialog.querySelector('p')?.textContent ?? '';
  fireEvent.click(dialog.querySelector('button') ?? dialog);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return text;
}

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  onLogin.mockReset();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const body = { expiredAt: new Date(Date.now() + 180_000).toISOString() };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('finding a user id', () => {
  it('asks for the phone, then for the code, then sends both', async () => {
    render(<Card kind="username" />);
    submit('username');
    expect(await readAlert()).toBe('전화번호를 입력해주세요');
    type('휴대전화 번호', '010-1234-5678');
    submit('username');
    expect(await readAlert()).toBe('인증번호를 입력해주세요');
    press('인증번호 받기');
    expect(await readAlert()).toBe('인증번호가 전송되었습니다');
    type('인증번호 6자리', '12345');
    submit('username');
    expect(await readAlert()).toBe('인증번호는 6자입니다');
    type('인증번호 6자리', '123456');
    submit('username');
    expect(await readAlert()).toBe('휴대전화번호로 아이디가 발송되었습니다');
    const account = { type: 'phone', kind: 'username', phone: '01012345678' };
    expect(sent.at(-1)).toEqual({ path: '/api/v1/users/recovery', body: { ...account, otp: '123456' } });
    expect(onLogin).toHaveBeenCalledOnce();
  });
});

describe('finding a password', () => {
  it('keeps the texts of the specification for a missing phone', async () => {
    render(<Card kind="password" />);
    press('인증번호 받기');
    expect(await readAlert()).toBe('아이디를 입력해주세요');
    type('아이디', 'seoyeon24');
    press('인증번호 받기');
    expect(await readAlert()).toBe('이메일를 입력해주세요');
    submit('password');
    expect(await readAlert()).toBe('이메일을 입력해주세요');
    expect(sent).toEqual([]);
  });

  it('sends the user id with the code and shows where the password was sent', async () => {
    render(<Card kind="password" />);
    type('아이디', 'seoyeon24');
    type('휴대전화 번호', '01012345678');
    press('인증번호 받기');
    await readAlert();
    type('인증번호 6자리', '123456');
    submit('password');
    expect(await readAlert()).toBe('휴대전화번호로 비밀번호가 발송되었습니다');
    expect(sent.at(-1)?.body).toMatchObject({ kind: 'password', username: 'seoyeon24', otp: '123456' });
  });
});

describe('after a reload', () => {
  it('a sent code can be entered for the user id and the phone that it was requested for', async () => {
    const page = render(<Card kind="password" />);
    type('아이디', 'seoyeon24');
    type('휴대전화 번호', '01012345678');
    press('인증번호 받기');
    await readAlert();
    page.unmount();
    render(<Card kind="password" />);
    expect(screen.getByText(/010-1234-5678 번호로 보냈어요/)).toBeTruthy();
    type('인증번호 6자리', '123456');
    submit('password');
    await readAlert();
    expect(sent.map(({ path }) => path)).toEqual(['/api/v1/users/certify', '/api/v1/users/recovery']);
    expect(sent.at(-1)?.body).toMatchObject({ username: 'seoyeon24', phone: '01012345678', otp: '123456' });
  });

  it('the other card requests a code of its own, and a used code is deleted', async () => {
    const page = render(<Card kind="username" />);
    type('휴대전화 번호', '01012345678');
    press('인증번호 받기');
    await readAlert();
    page.unmount();
    const other = render(<Card kind="password" />);
    expect(screen.queryByRole('timer')).toBeNull();
    other.unmount();
    const back = render(<Card kind="username" />);
    type('인증번호 6자리', '123456');
    submit('username');
    await readAlert();
    back.unmount();
    render(<Card kind="username" />);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
