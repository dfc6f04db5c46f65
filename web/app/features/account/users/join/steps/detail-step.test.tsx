import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { serve, show } from '../../../../../../test/sign-up.tsx';
import { DetailStep } from './detail-step.tsx';
import { JoinFormPage } from '../pages/join-form-page.tsx';

const ME = '/api/v1/me';
const nobody = { profile: null, email: '', postcode: '', address1: '', address2: '' };
const rest = { onLater: () => undefined, onTyped: () => undefined };
afterEach(() => vi.unstubAllGlobals());

const saveButton = async () => screen.findByRole<HTMLButtonElement>('button', { name: '저장하기' });

describe('the detailed form', () => {
  it('can be saved empty, once', async () => {
    const calls = serve({ [ME]: { status: 200, body: { user: nobody } } });
    const onDone = vi.fn<() => void>();
    show(<DetailStep {...rest} onDone={onDone} accessToken="token" />);
    const save = await saveButton();
    await waitFor(() => expect(save.disabled).toBe(false));
    await userEvent.click(save);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.filter((call) => call === `PUT ${ME}`)).toHaveLength(1);
  });

  it('is not saved while it is not valid', async () => {
    serve({ [ME]: { status: 200, body: { user: nobody } } });
    show(<DetailStep {...rest} onDone={() => undefined} accessToken="token" />);
    const save = await saveButton();
    fireEvent.change(screen.getByLabelText(/이메일/), { target: { value: 'seoyeon24' } });
    await waitFor(() => expect(save.disabled).toBe(true));
    fireEvent.change(screen.getByLabelText(/이메일/), { target: { value: 'seoyeon24@naver.com' } });
    await waitFor(() => expect(save.disabled).toBe(false));
  });

  it('restores a removed picture', async () => {
    const profile = { _id: 'p', name: 'me.png', size: 1, mimeType: 'image/png', url: '/me.png' };
    serve({ [ME]: { status: 200, body: { user: { ...nobody, profile } } } });
    show(
      <>
        <DetailStep {...rest} onDone={() => undefined} accessToken="token" />
        <ToastHost />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: '사진 빼기' }));
    expect(screen.queryByAltText('프로필 사진 미리 보기')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(screen.getByAltText('프로필 사진 미리 보기')).toBeTruthy();
  });

  it("shows the server's error and keeps the input", async () => {
    serve({ [ME]: { status: 200, body: { user: nobody } } });
    const onDone = vi.fn<() => void>();
    show(<DetailStep {...rest} onDone={onDone} accessToken="token" />);
    const save = await saveButton();
    const email = screen.getByLabelText<HTMLInputElement>(/이메일/);
    fireEvent.change(email, { target: { value: 'seoyeon24@naver.com' } });
    await waitFor(() => expect(save.disabled).toBe(false));
    serve({ [ME]: { status: 500, body: { code: 'internal', message: '문제가 생겼어요' } } });
    await userEvent.click(save);
    expect(await screen.findByText('문제가 생겼어요')).toBeTruthy();
    await userEvent.click(screen.getByText('확인'));
    expect(email.value).toBe('seoyeon24@naver.com');
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each(['나중에 하기', '✕'])(
    '%s asks for confirmation when something was typed, then leads to the end',
    async (name) => {
      serve({ [ME]: { status: 200, body: { user: nobody } } });
      history.replaceState(null, '', '/?accessToken=token');
      show(
        <Routes>
          <Route path="/" element={<JoinFormPage />} />
          <Route path="/join/complete" element={<p>마쳤어요</p>} />
        </Routes>,
      );
      const save = await saveButton();
      fireEvent.change(screen.getByLabelText(/이메일/), { target: { value: 'seoyeon24' } });
      await waitFor(() => expect(save.disabled).toBe(true));
      const ways = screen.getAllByRole('link', { name: '나중에 하기' });
      await userEvent.click(ways[name === '나중에 하기' ? 1 : 0] as HTMLElement);
      await userEvent.click(await screen.findByText('그만두기'));
      expect(await screen.findByText('마쳤어요')).toBeTruthy();
    },
  );
});
