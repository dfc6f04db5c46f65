import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { meQuery } from '#lib/session/me.ts';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import 'qrcode.react';
import { SecondFactorGate } from './second-factor-gate.tsx';
import * as data from './data.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';

vi.mock('./data.ts', async (original) => ({
  ...(await original<object>()),
  beginSetUp: vi.fn<typeof data.beginSetUp>(),
  confirmSetUp: vi.fn<typeof data.confirmSetUp>(),
}));
const begin = vi.mocked(data.beginSetUp);
const confirm = vi.mocked(data.confirmSetUp);

const CODES = Array.from({ length: 10 }, (_, index) => `abcde-${index}xyzw`);
const OFF = { isOn: false, isRequired: false, confirmedAt: null, codesLeft: 0 };

/** /console/password of an administrator, who may have to set the factor up first. */
function show({ isBound }: { isBound: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const me = { mustSetUpSecondFactor: isBound, mustChangePassword: false };
  client.setQueryData(meQuery.queryKey, me as never);
  client.setQueryData(data.secondFactorQuery.queryKey, OFF);
  const Page = () => (
    <SecondFactorGate>
      <p>비밀번호 바꾸기</p>
      <SecondFactorPanel />
    </SecondFactorGate>
  );
  const Stub = createRoutesStub([
    { path: '/console/password', Component: Page },
    { path: '/console/users', Component: () => <p>회원 목록</p> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/console/password?next=%2Fconsole%2Fusers']} />
      <AlertHost />
    </QueryClientProvider>,
  );
  return client;
}

async function setUp() {
  await userEvent.type(await screen.findByLabelText('현재 비밀번호'), 'Admin!2026{Enter}');
  await userEvent.type(await screen.findByLabelText('인증 앱의 코드'), '123456{Enter}');
}

describe('the second factor', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    begin.mockReset().mockResolvedValue({ secret: 'ABCDEFGH', address: 'otpauth://totp/a?secret=ABCDEFGH' });
    confirm.mockReset().mockResolvedValue(CODES);
  });

  it('is set up by a picture or the secret, and shows the recovery codes until they are saved', async () => {
    const client = show({ isBound: false });
    await userEvent.click(screen.getByRole('button', { name: '설정하기' }));
    await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'Admin!2026{Enter}');
    expect(await screen.findByRole('img', { name: '인증 앱에 등록할 QR 코드' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('인증 앱의 코드'), '123456{Enter}');
    await screen.findByText(CODES[9] ?? '');
    client.setQueryData(data.secondFactorQuery.queryKey, { ...OFF, isOn: true, codesLeft: 10 });
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: '안전한 곳에 저장했어요' }));
    expect(await screen.findByText('남은 복구 코드 10개')).toBeTruthy();
  });

  it('keeps a wrong code in its field with the reason', async () => {
    const message = '코드를 확인해 주세요';
    confirm.mockRejectedValue(new ApiError(400, { code: 'invalid', message, fields: { code: message } }));
    show({ isBound: false });
    await userEvent.click(screen.getByRole('button', { name: '설정하기' }));
    await setUp();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('인증 앱의 코드').value).toBe('123456');
  });

  it('that is required is the only thing on the page, and leads on once the codes are saved', async () => {
    const client = show({ isBound: true });
    expect(await screen.findByText(/설정을 마치면 이어서/)).toBeTruthy();
    expect(screen.queryByText('비밀번호 바꾸기')).toBeNull();
    expect(screen.queryByRole('button', { name: '취소' })).toBeNull();
    await setUp();
    await screen.findByText(CODES[0] ?? '');
    client.setQueryData(meQuery.queryKey, {
      mustSetUpSecondFactor: false,
      mustChangePassword: false,
    } as never);
    expect(screen.getByText(CODES[0] ?? '')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '안전한 곳에 저장했어요' }));
    await waitFor(() => expect(screen.getByText('회원 목록')).toBeTruthy());
  });
});
