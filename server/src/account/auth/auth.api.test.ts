import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { aUsername, PASSWORD, theWorld, type World } from '../../../test/world.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { newId } from '#kit/db/ids.ts';
import { users } from '#account/users/tables.ts';
import { FAILURES_OF_ALL } from './log-in.ts';
import { sessions } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

async function basic(username: string, password: string) {
  const [name, secret] = [await encryptCredential(world, username), await encryptCredential(world, password)];
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
}

async function logIn(
  username: string,
  password: string,
  options: { type?: string; address?: string; keep?: boolean } = {},
) {
  const authorization = await basic(username, password);
  return world.answers(undefined, auth).refreshToken({
    query: options.keep ? { keep: 'true' } : {},
    headers: { authorization, ...(options.type && { usertype: options.type }) },
    ...(options.address && { address: options.address }),
  });
}
const refresh = (token: string) =>
  world.answers(undefined, auth).accessToken({ headers: { authorization: `Bearer ${token}` } });

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('GET /api/auth/refreshToken', () => {
  test('correct credentials return a refresh token that is never cached', async () => {
    const { user } = await world.aPerson();
    const response = await logIn(user.username, PASSWORD, { type: 'person' });
    expect(response.statusCode).toBe(200);
    expect(response.json().refreshToken).toBeTypeOf('string');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a wrong password, an unknown username and the wrong type fail with the same error and the same advice', async () => {
    const { user } = await world.aPerson();
    const answers = [
      await logIn(user.username, 'Wrong!2026', { type: 'PERSON' }),
      await logIn(aUsername(), PASSWORD, { type: 'PERSON' }),
      await logIn(user.username, PASSWORD, { type: 'COMPANY' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.error().message).toBe(
        '아이디 또는 비밀번호를 확인해주세요. 개인회원인지 기업회원인지도 확인해 주세요.',
      );
    }
  });

  test('an administrator logs in without usertype and has the scope console', async () => {
    const { user } = await world.anAdministrator();
    const { refreshToken } = (await logIn(user.username, PASSWORD)).json();
    const { accessToken } = (await refresh(refreshToken)).json();
    expect(claimsOf(accessToken)).toMatchObject({ _user: user.id, userType: null, scope: ['console'] });
  });

  test('the same encrypted value cannot be used twice', async () => {
    const { user } = await world.aPerson();
    const authorization = await basic(user.username, PASSWORD);
    const send = () => world.answers(undefined, auth).refreshToken({ headers: { authorization } });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(400);
  });

  test('plain text credentials are rejected', async () => {
    const { user } = await world.aPerson();
    const authorization = `Basic ${Buffer.from(`${user.username}:${PASSWORD}`).toString('base64')}`;
    const response = await world.answers(undefined, auth).refreshToken({ headers: { authorization } });
    expect(response.statusCode).toBe(400);
  });

  test.each([
    ['its password is changed', { passwordHash: 'another' }],
    ['its account is blocked', { status: 'BLOCKED' as const }],
  ])('a login under way does not open a session while %s', async (_, change) => {
    const { user } = await world.aPerson();
    const ofUser = eq(sessions.userId, user.id);
    const before = await world.db.$count(sessions, ofUser);
    const login = await world.db.transaction(async (db) => {
      await db.update(users).set(change).where(eq(users.id, user.id));
      const answer = logIn(user.username, PASSWORD);
      await Promise.race([answer, setTimeout(500)]);
      return { answer };
    });
    expect((await login.answer).statusCode).toBe(401);
    expect(await world.db.$count(sessions, ofUser)).toBe(before);
  });

  test('the eleventh wrong password in a row is rejected with 429 and the time to wait', async () => {
    const { user } = await world.aPerson();
    const address = '172.16.0.9';
    for (let i = 0; i < 10; i++)
      expect((await logIn(user.username, 'Wrong!2026', { address })).statusCode).toBe(401);
    const eleventh = await logIn(user.username, PASSWORD, { address });
    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('correct logins are never limited, in sequence or in parallel; the failures before them still count', async () => {
    const { user } = await world.aPerson();
    const address = '172.16.0.17';
    for (let i = 0; i < 9; i++) await logIn(user.username, 'Wrong!2026', { address: '172.16.0.18' });
    for (let round = 0; round < 12; round++) {
      const good = Array.from({ length: 5 }, () => logIn(user.username, PASSWORD, { address }));
      for (const { statusCode } of await Promise.all(good)) expect(statusCode).toBe(200);
    }
    expect((await logIn(user.username, 'Wrong!2026', { address: '172.16.0.18' })).statusCode).toBe(401);
    expect((await logIn(user.username, PASSWORD, { address: '172.16.0.18' })).statusCode).toBe(429);
  }, 60_000);

  test('after a hundred failures an address is limited to known browsers, however many of its logins succeed', async () => {
    const people = [await world.aPerson(), await world.aPerson(), await world.aPerson()];
    const address = '172.16.0.10';
    const [first] = people.map(({ user }) => user);
    const username = first?.username ?? '';
    for (const { user } of people)
      for (let round = 0; round < 5; round++) {
        const good = Array.from({ length: 8 }, () => logIn(user.username, PASSWORD, { address }));
        for (const { statusCode } of await Promise.all(good)) expect(statusCode).toBe(200);
      }
    const stored = await logIn(username, PASSWORD, { address, keep: true });
    const tries = Array.from({ length: 120 }, () => logIn(aUsername(), 'Wrong!2026', { address }));
    const evaluated = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 401);
    expect(evaluated).toHaveLength(100);

    const right = await logIn(username, PASSWORD, { address });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await logIn(username, PASSWORD, { address: '172.16.0.11' })).statusCode).toBe(200);
    const known = await world.answers(undefined, auth).refreshToken({
      headers: {
        authorization: await basic(username, PASSWORD),
        cookie: `keep=${stored.cookies.find(({ name }) => name === 'keep')?.value}`,
      },
      address,
    });
    expect(known.statusCode).toBe(200);
  }, 60_000);

  test('an account attacked from one address stays open for other addresses', async () => {
    const { user } = await world.aPerson();
    for (let i = 0; i < 60; i++) await logIn(user.username, 'Wrong!2026', { address: '172.16.0.14' });
    expect((await logIn(user.username, PASSWORD, { address: '172.16.0.15' })).statusCode).toBe(200);
  }, 60_000);

  describe('while credentials are tried from many addresses', () => {
    const failFrom = (address: string) => logIn(aUsername(), 'Wrong!2026', { address });

    beforeAll(async () => {
      await world.limiter.clear(FAILURES_OF_ALL.key);
      for (let n = 0; n < FAILURES_OF_ALL.max / 10; n++)
        await Promise.all(Array.from({ length: 10 }, () => failFrom(`172.17.0.${n}`)));
    }, 60_000);

    afterAll(() => world.limiter.clear(FAILURES_OF_ALL.key));

    test('each address has five failures left, and correct logins are not counted', async () => {
      const { user } = await world.aPerson();
      const address = '172.17.1.1';
      for (let n = 0; n < 5; n++) {
        expect((await logIn(user.username, PASSWORD, { address })).statusCode).toBe(200);
        expect((await failFrom(address)).statusCode).toBe(401);
      }
      expect((await failFrom(address)).statusCode).toBe(429);
      expect((await logIn(user.username, PASSWORD, { address })).statusCode).toBe(429);
      expect((await logIn(user.username, PASSWORD, { address: '172.17.1.2' })).statusCode).toBe(200);
    });
  });
});

describe('GET /api/auth/accessToken', () => {
  async function aRefreshToken() {
    const { user } = await world.aPerson();
    return (await logIn(user.username, PASSWORD)).json().refreshToken;
  }

  test('the token rotates and the access token opens /api/session as its owner', async () => {
    const first = await aRefreshToken();
    const second = (await refresh(first)).json();
    expect(second.refreshToken).not.toBe(first);
    expect((await refresh(second.refreshToken)).statusCode).toBe(200);
  });

  test('a used token whose successor was never used gets another successor', async () => {
    const first = await aRefreshToken();
    await refresh(first);
    expect((await refresh(first)).statusCode).toBe(200);
  });

  test('a used token sent ten seconds after its successor was used ends the whole session', async () => {
    const first = await aRefreshToken();
    const second = (await refresh(first)).json().refreshToken;
    const third = (await refresh(second)).json().refreshToken;
    world.clock.advance(11);
    expect((await refresh(first)).statusCode).toBe(401);
    expect((await refresh(third)).statusCode).toBe(401);
    world.clock.reset();
  });

  test('an access token or an unknown token is rejected', async () => {
    const { accessToken } = (await refresh(await aRefreshToken())).json();
    expect((await refresh(accessToken)).statusCode).toBe(401);
    expect((await refresh('nonsense')).statusCode).toBe(401);
  });

  test('logging out ends the session at once', async () => {
    const token = await aRefreshToken();
    const headers = { authorization: `Bearer ${token}` };
    expect((await world.answers(undefined, auth).logout({ headers })).statusCode).toBe(200);
    expect((await refresh(token)).statusCode).toBe(401);
  });
});

describe('keep me logged in', () => {
  test('the cookie restores the login for our own pages only, and logout clears it', async () => {
    const { user } = await world.aPerson();
    const stored = await logIn(user.username, PASSWORD, { keep: true });
    const cookie = stored.cookies.find(({ name }) => name === 'keep');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    const restore = (site: string) =>
      world
        .answers(undefined, auth)
        .refreshToken({ headers: { cookie: `keep=${cookie?.value}`, 'sec-fetch-site': site } });
    expect((await restore('cross-site')).statusCode).toBe(401);
    const restored = await restore('same-origin');
    expect(restored.statusCode).toBe(200);
    expect((await refresh(restored.json().refreshToken)).statusCode).toBe(200);
  });
});

describe('GET /api/session', () => {
  test('continues only with a session id that was issued here', async () => {
    for (const session of ['invented', newId(), newId().replace(/.$/, '0')]) {
      const answer = await world.answers(undefined, auth).session({ headers: { session } });
      expect(answer.json()._session).not.toBe(session);
    }
  });

  test('gives a browser session an id, and returns the id that it already has', async () => {
    const first = await world
      .answers(undefined, auth)
      .session({ query: { referrer: 'https://example.com' } });
    const id = first.json()._session;
    const again = await world.answers(undefined, auth).session({ headers: { session: id } });
    expect(again.json()._session).toBe(id);
  });
});
