import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PersonStep } from './person-step.tsx';
import { serve, show } from '../../../../../../test/sign-up.tsx';

const CERTIFY = 'POST /api/v1/users/contact/phone/certify';
const TOO_YOUNG = '만 14세 이상만 가입할 수 있어요';
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const askCode = () => userEvent.click(screen.getByRole('button', { name: '인증번호 받기' }));

const open = () => {
  sessionStorage.clear();
  const calls = serve({});
  show(
    <PersonStep onJoined={() => Promise.resolve()} onCancel={() => undefined} onTyped={() => undefined} />,
  );
  return calls;
};

afterEach(() => vi.unstubAllGlobals());

it('shows the error for a birth date under 14 as soon as the field is left', async () => {
  open();
  const bornAt = screen.getByLabelText('생년월일');
  await userEvent.type(bornAt, '20200101');
  await userEvent.tab();
  expect(await screen.findByText(TOO_YOUNG)).toBeTruthy();
});

it('shows the errors of the number also while the birth date is missing', async () => {
  open();
  type('휴대전화 번호', '010123456');
  await askCode();
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('잘못된 요청입니다');
  expect(screen.queryByText('생년월일을 입력해주세요')).toBeNull();
  await userEvent.click(within(alert).getByRole('button'));
});

it('sends no text message before the birth date is valid', async () => {
  const calls = open();
  type('휴대전화 번호', '01012345678');
  await askCode();
  expect(await screen.findByText('생년월일을 입력해주세요')).toBeTruthy();
  type('생년월일', '20200101');
  await askCode();
  expect(await screen.findByText(TOO_YOUNG)).toBeTruthy();
  expect(calls).not.toContain(CERTIFY);
  type('생년월일', '19980314');
  await askCode();
  await vi.waitFor(() => expect(calls).toContain(CERTIFY));
});

it('restores the input after a reload, except for the password', async () => {
  open();
  type('아이디', 'seoyeon24');
  type('비밀번호', 'Trade!2026');
  type('이름', '김서연');
  serve({});
  show(
    <PersonStep onJoined={() => Promise.resolve()} onCancel={() => undefined} onTyped={() => undefined} />,
  );
  const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).at(-1)?.value;
  await vi.waitFor(() => expect(values('이름')).toBe('김서연'));
  expect([values('아이디'), values('비밀번호')]).toEqual(['seoyeon24', '']);
  expect(screen.getAllByText('저장하지 못했던 내용을 되살렸어요')).toHaveLength(1);
});
