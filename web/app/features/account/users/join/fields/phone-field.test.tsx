import { act, fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '#lib/storage/tab-storage.ts';
import { dropSignUp } from '../stored-sign-up.ts';
import { PhoneField } from './phone-field.tsx';
import { serve, show } from '../../../../../../test/sign-up.tsx';

const CERTIFY = '/api/v1/users/contact/phone/certify';
const CONFIRM = '/api/v1/users/contact/phone/confirm';
const START = Date.parse('2026-11-20T03:00:00Z');

function Form({ phone = '' }: { phone?: string }) {
  const form = useForm({ defaultValues: { phone, confirmedPhone: '' } });
  return (
    <FormProvider {...form}>
      <PhoneField />
      <output aria-label="kept">{useWatch({ control: form.control, name: 'phone' })}</output>
    </FormProvider>
  );
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const phone = () => screen.getByLabelText<HTMLInputElement>('휴대전화 번호');
const code = () => screen.getByLabelText<HTMLInputElement>('인증번호 6자리');
const timer = () => screen.getByRole('timer').textContent;

async function readAlert(): Promise<string> {
  await settle();
  const dialog = screen.getByRole('alertdialog');
  const text = dialog.querySelector('p')?.textContent ?? '';
  fireEvent.click(dialog.querySelector('button') ?? dialog);
  await settle();
  return text;
}

async function request(number: string): Promise<string> {
  fireEvent.change(phone(), { target: { value: number } });
  fireEvent.click(button('인증번호 받기'));
  return readAlert();
}

async function confirm(text: string): Promise<void> {
  fireEvent.change(code(), { target: { value: text } });
  fireEvent.click(button('확인'));
  await settle();
}

describe('the verification of a phone', () => {
  let page: ReturnType<typeof show>;
  const reload = (number: string) => {
    page.unmount();
    page = show(<Form phone={number} />);
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    sessionStorage.clear();
    writeStored('session', 'visit-1');
    const expiredAt = new Date(START + 180_000).toISOString();
    serve({ [CERTIFY]: { status: 200, body: { expiredAt } } });
    page = show(<Form />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('accepts digits only, and groups them where it shows the number that the code was sent to', async () => {
    fireEvent.change(phone(), { target: { value: '010 1234-5678' } });
    expect(phone().value).toBe('01012345678');
    await request('010-1234-5678');
    expect(screen.getByText(/010-1234-5678 번호로 보냈어요/)).toBeTruthy();
    await confirm('123456');
    expect(phone().value).toBe('010-1234-5678');
    expect(screen.getByRole('status', { name: 'kept' }).textContent).toBe('01012345678');
  });

  it('asks for a mobile number instead of a landline, and sends no code', async () => {
    expect(await request('02-1234-5678')).toMatch(/^문자를 받을 수 있는 휴대전화 번호를 입력해 주세요/);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('rejects a number of nine digits', async () => {
    expect(await request('010123456')).toBe('잘못된 요청입니다');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it("counts down each second to the server's expiry, then disables the confirmation", async () => {
    expect(await request('01012345678')).toBe('인증번호가 전송되었습니다');
    expect(timer()).toBe('03:00');
    await seconds(1);
    expect(timer()).toBe('02:59');
    await seconds(150);
    expect(timer()).toBe('00:29');
    expect(screen.getByText('곧 끝나요')).toBeTruthy();
    await seconds(29);
    expect(timer()).toBe('00:00');
    expect(button('확인').disabled).toBe(true);
    expect(screen.getByText('시간이 지났어요. 인증번호를 다시 받아 주세요.')).toBeTruthy();
  });

  it('requires a code of six characters', async () => {
    await request('01012345678');
    await confirm('12345');
    expect(await readAlert()).toBe('인증번호는 6자입니다');
  });

  it('makes both fields read-only and disables both buttons once confirmed', async () => {
    await request('01012345678');
    await confirm('123456');
    expect(screen.getByText('인증했어요')).toBeTruthy();
    expect(phone().readOnly).toBe(true);
    expect(code().readOnly).toBe(true);
    expect(button('확인').disabled).toBe(true);
    expect(button('다시 받기').disabled).toBe(true);
  });

  it("shows the server's reason for a wrong code and stays open", async () => {
    await request('01012345678');
    const message = '인증번호가 일치하지 않습니다';
    serve({ [CONFIRM]: { status: 400, body: { code: 'invalid', message } } });
    await confirm('000000');
    expect(await readAlert()).toBe(message);
    expect(button('확인').disabled).toBe(false);
    expect(document.activeElement).toBe(code());
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
  });

  it('starts again for another number', async () => {
    await request('01012345678');
    fireEvent.change(phone(), { target: { value: '01087654321' } });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(button('인증번호 받기').disabled).toBe(false);
  });

  it('continues after a reload with the sent code, its number and its remaining time', async () => {
    await request('01012345678');
    await seconds(20);
    const calls = serve({});
    reload('01012345678');
    expect(timer()).toBe('02:40');
    expect(screen.getByText(/010-1234-5678 번호로 보냈어요/)).toBeTruthy();
    await confirm('123456');
    expect(screen.getByText('인증했어요')).toBeTruthy();
    expect(calls.filter((call) => call.includes('/contact/'))).toEqual([`POST ${CONFIRM}`]);
  });

  it('asks for a new code after a reload with another number, in another visit, or after the expiry', async () => {
    await request('01012345678');
    reload('01087654321');
    expect(screen.queryByRole('timer')).toBeNull();
    writeStored('session', 'visit-2');
    reload('01012345678');
    expect(screen.queryByRole('timer')).toBeNull();
    writeStored('session', 'visit-1');
    reload('01012345678');
    expect(timer()).toBe('03:00');
    await seconds(180);
    reload('01012345678');
    expect(timer()).toBe('00:00');
    expect(button('확인').disabled).toBe(true);
    expect(button('다시 받기').disabled).toBe(false);
  });

  it('deletes the stored code when the sign-up is discarded', async () => {
    await request('01012345678');
    reload('01012345678');
    expect(timer()).toBe('03:00');
    dropSignUp();
    reload('01012345678');
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
