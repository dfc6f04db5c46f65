import { path } from '@ieum/contract/common/endpoint.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { provideAlert } from '../layers/alert-port.ts';
import { onSessionEnd, send } from './api.ts';
import { ApiError } from './api-error.ts';
import { storeTokens, readTokens } from '../session/tokens.ts';

const rows = path({ method: 'GET', path: '/api/v1/rows/:_row', access: 'member' });
const username = path({ method: 'POST', path: '/api/v1/users/check-username', access: 'anyone' });

type Answer = (address: string, headers: Headers) => { status: number; body: unknown };

const answers = { give: ((): Answer => () => ({ status: 200, body: {} }))() };
const calls: string[] = [];
const alerts: string[] = [];

const rejected = (status: number, message = '안 돼요') => ({ status, body: { code: 'x', message } });
const count = (part: string) => calls.filter((address) => address.includes(part)).length;

beforeEach(() => {
  calls.length = 0;
  alerts.length = 0;
  provideAlert(async (message) => void alerts.push(message));
  onSessionEnd(() => false);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push(address);
    const { status, body } = answers.give(address, new Headers(init.headers));
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

const expiredUntilRenewed: Answer = (address, headers) => {
  if (address.startsWith('/api/auth/accessToken')) {
    return { status: 200, body: { accessToken: 'new', refreshToken: 'r2' } };
  }
  return headers.get('authorization') === 'Bearer new' ? { status: 200, body: { ok: true } } : rejected(401);
};

describe('an expired access token', () => {
  it('is renewed once for five calls at the same time, and all five succeed', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    answers.give = expiredUntilRenewed;
    const five = [1, 2, 3, 4, 5].map((row) => send(rows, { params: { _row: row } }));
    expect(await Promise.all(five)).toEqual(five.map(() => ({ ok: true })));
    expect(count('/api/auth/accessToken')).toBe(1);
    expect(readTokens()).toEqual({ accessToken: 'new', refreshToken: 'r2' });
  });

  it('ends the session when it cannot be renewed', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    answers.give = () => rejected(401, '로그인 후 이용가능합니다');
    const ended = vi.fn<() => boolean>(() => false);
    onSessionEnd(ended);
    await expect(send(rows, { params: { _row: 1 } })).rejects.toMatchObject({
      status: 401,
      isReported: false,
    });
    expect(ended).toHaveBeenCalledOnce();
    expect(readTokens()).toBeUndefined();
  });

  it('is reported once where the page itself says that its session ended', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    answers.give = () => rejected(401, '로그인이 끝났어요');
    onSessionEnd(() => true);
    await expect(send(rows, { params: { _row: 1 } })).rejects.toMatchObject({ isReported: true });
  });

  it('is passed to the caller when nobody is logged in', async () => {
    answers.give = () => rejected(401);
    await expect(send(rows, { params: { _row: 1 } })).rejects.toBeInstanceOf(ApiError);
    expect(calls).toHaveLength(1);
  });
});

describe('an error', () => {
  it("is shown in an alert with the server's message when it is 403", async () => {
    answers.give = () => rejected(403, '접근권한이 없습니다');
    await expect(send(rows, { params: { _row: 1 } })).rejects.toMatchObject({ isReported: true });
    expect(alerts).toEqual(['접근권한이 없습니다']);
  });

  it('of a user name belongs to its field and is not shown in an alert', async () => {
    answers.give = () => rejected(403);
    await expect(send(username, { body: { username: 'a' } })).rejects.toMatchObject({ isReported: false });
    expect(alerts).toEqual([]);
  });

  it('contains its fields and request id', async () => {
    answers.give = () => ({
      status: 400,
      body: { code: 'invalid', message: '이상해요', fields: { subject: '길어요' }, requestId: 'r-1' },
    });
    const error = await send(rows, { params: { _row: 1 } }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 400, fields: { subject: '길어요' }, requestId: 'r-1' });
  });
});

describe('a call', () => {
  it('joins lists with commas and omits undefined values', async () => {
    answers.give = () => ({ status: 200, body: {} });
    await send(rows, { params: { _row: 'a/b' }, query: { types: ['REGULAR', 'OTHERS'], page: undefined } });
    expect(calls).toEqual(['/api/v1/rows/a%2Fb?types=REGULAR%2COTHERS']);
  });
});
