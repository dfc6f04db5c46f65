import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthDialogsProvider, type LoginDialogProps } from '#lib/session/auth-dialogs.tsx';
import * as session from '#lib/session/session.ts';
import { FlagButton } from './flag-button.tsx';
import './flag-sheet.tsx';
import './rules.ts';

const sendFlag = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./data.ts', () => ({ sendFlag }));

const loaders = {
  login: async () => ({
    LoginDialog: ({ request }: LoginDialogProps) => (
      <button onClick={request.onLoggedIn}>로그인 마치기</button>
    ),
  }),
  join: () => Promise.reject(new Error('not asked for')),
};

const logIn = (isIn: boolean) => {
  vi.spyOn(session, 'restoreSession').mockResolvedValue();
  vi.spyOn(session, 'readSession').mockReturnValue(
    isIn ? { state: 'in', userId: 'u1', userType: 'PERSON', isConsole: false } : { state: 'out' },
  );
};

beforeEach(() => {
  sendFlag.mockReset().mockResolvedValue(true);
  const Stub = createRoutesStub([
    { path: '/', Component: () => <FlagButton target="RECRUITMENT" id="r1" /> },
  ]);
  render(
    <AuthDialogsProvider loaders={loaders}>
      <Stub />
    </AuthDialogsProvider>,
  );
});

const open = async () => userEvent.click(screen.getByRole('button', { name: '신고' }));
const send = async () => userEvent.click(await screen.findByRole('button', { name: '신고하기' }));

describe('the report of a recruitment', () => {
  it('of a visitor opens the login, and continues after it', async () => {
    logIn(false);
    await open();
    expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
    await userEvent.click(await screen.findByText('로그인 마치기'));
    expect(await screen.findByRole('button', { name: '신고하기' })).toBeTruthy();
  });

  it('needs a reason, and for another reason a text', async () => {
    logIn(true);
    await open();
    await send();
    expect(await screen.findByText('신고 이유를 골라 주세요')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '그 밖의 이유' }));
    await send();
    expect(await screen.findByText('어떤 점이 문제인지 적어 주세요')).toBeTruthy();
    expect(sendFlag).not.toHaveBeenCalled();
  });

  it('is sent once with its reason and text, and the sheet closes', async () => {
    logIn(true);
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: '금품 요구·투자 권유' }));
    await userEvent.type(screen.getByRole('textbox', { name: '자세한 내용' }), '교육비를 요구해요');
    await userEvent.dblClick(screen.getByRole('button', { name: '신고하기' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull());
    expect(sendFlag).toHaveBeenCalledOnce();
    expect(sendFlag).toHaveBeenCalledWith('RECRUITMENT', 'r1', {
      reason: 'MONEY_DEMAND',
      text: '교육비를 요구해요',
    });
  });
});
