import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { openKeyRing, type KeyPair } from '../../server/src/account/auth/keys.ts';
import { refreshTokens } from '../../server/src/account/auth/tables.ts';
import { hashToken, newRefreshToken } from '../../server/src/account/auth/tokens.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { SECRET } from '../lib/instance.ts';
import { anAddress, each, sendRaw } from '../lib/http.ts';
import { encryptCredential } from '../lib/credentials.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld, PASSWORD, type Actor, type World } from '../lib/world.ts';

const GRACE_MS = 10_000;
const PARALLEL_TRIALS = 100;
const FAMILIES = 20;

/** The response to a refresh token. */
type Rotate = (refreshToken: string) => Promise<{ status: number; access: string; refresh: string }>;
/** The status a call with an access token gets. */
type Ask = (accessToken: string) => Promise<number>;

const rotateAt =
  (url: string): Rotate =>
  async (token) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': anAddress() };
    const answer = await sendRaw(url, { method: 'GET', path: '/api/auth/accessToken', headers });
    return {
      status: answer.status,
      access: answer.string('accessToken'),
      refresh: answer.string('refreshToken'),
    };
  };

const askAt =
  (url: string): Ask =>
  async (token) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': anAddress() };
    return (await sendRaw(url, { method: 'GET', path: '/api/v1/me', headers })).status;
  };

async function refreshOf({ db }: World, { sessionId }: Actor): Promise<string> {
  const token = newRefreshToken();
  await db.insert(refreshTokens).values({ hash: hashToken(token), sessionId, createdAt: new Date() });
  return token;
}

/** Two tabs refresh with one token at the same moment: both continue, and once more after that. */
async function tryTwoTabs(world: World, rotate: Rotate, tally: Tally) {
  await each(Array.from({ length: PARALLEL_TRIALS }), 8, async () => {
    const token = await refreshOf(world, await world.aPerson());
    const tabs = await Promise.all([rotate(token), rotate(token)]);
    const next = await Promise.all(tabs.map(({ refresh }) => rotate(refresh)));
    const served = await Promise.all([...tabs, ...next].map(({ access }) => askAt(world.url)(access)));
    const all = [...tabs, ...next].map(({ status }) => status).concat(served);
    tally.check(
      all.every((status) => status === 200),
      () => `two tabs at once: ${all.join(' ')}`,
    );
  });
}

/** A thief uses a token that was rotated long ago: nothing of its session is valid any more. */
async function tryReuse(world: World, rotate: Rotate, ask: Ask, tally: Tally) {
  const families = await Promise.all(
    Array.from({ length: FAMILIES }, async () => {
      const stolen = await refreshOf(world, await world.aPerson());
      const second = await rotate(stolen);
      return { stolen, last: await rotate(second.refresh) };
    }),
  );
  await wait(GRACE_MS + 500);
  await each(families, 8, async ({ stolen, last }) => {
    const before = await ask(last.access);
    const reused = await rotate(stolen);
    const [owner, access] = [await rotate(last.refresh), await ask(last.access)];
    tally.check(before === 200 && last.status === 200, () => `before the reuse: ${last.status} ${before}`);
    tally.check(reused.status === 401, () => `a rotated token is valid again: ${reused.status}`);
    tally.check(owner.status === 401, () => `the family lives on after a reuse: ${owner.status}`);
    tally.check(access === 401, () => `the access token lives on after a reuse: ${access}`);
  });
}

/** Logging out and changing the password end exactly the sessions that they should, at once. */
async function tryEnds(world: World, ask: Ask, tally: Tally) {
  await each(Array.from({ length: FAMILIES }), 4, async () => {
    const one = await world.aPerson();
    const elsewhere = await world.logIn(one.user);
    const body = {
      password: await encryptCredential(world, PASSWORD),
      newPassword: await encryptCredential(world, 'Other!2027'),
    };
    const before = [await ask(one.token), await ask(elsewhere.token)];
    const { status } = await world.call(one, 'PUT', '/api/v1/me/password', { body });
    const after = [await ask(one.token), await ask(elsewhere.token)];
    tally.check(
      [...before, status, ...after].join(' ') === '200 200 200 200 401',
      () => `password change: ${[...before, status, ...after].join(' ')}`,
    );
    const refresh = await refreshOf(world, one);
    const out = await world.call({ token: refresh }, 'POST', '/api/auth/logout');
    const ended = await ask(one.token);
    tally.check(out.status === 200 && ended === 401, () => `logout: ${out.status}, then ${ended}`);
  });
}

const signedByHmac = (kid: string, claims: Record<string, unknown>, key: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(key));

/** Tokens that must be rejected, and some that are valid. */
async function forgeriesOf(pair: KeyPair, claims: Record<string, unknown>) {
  const now = Math.floor(Date.now() / 1000);
  const foreign = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const make = (input: { iat?: number; exp?: number; nbf?: number; kid?: string; key?: CryptoKey } = {}) => {
    const { iat = now, exp = now + 600, nbf, kid = pair.id, key = pair.privateKey } = input;
    const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' });
    if (nbf !== undefined) jwt.setNotBefore(nbf);
    return jwt.setIssuedAt(iat).setExpirationTime(exp).sign(key);
  };
  const hmac = (key: string) => signedByHmac(pair.id, claims, key);
  const right = await make();
  const [head = '', payload = '', signature = ''] = right.split('.');
  const none = new UnsecuredJWT(claims)
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .encode();
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const rejected: Record<string, string> = {
    'alg none': none,
    'alg None with a kid': `${encoded({ alg: 'None', kid: pair.id })}.${payload}.`,
    'alg NONE, with the signature': `${encoded({ alg: 'NONE', kid: pair.id })}.${payload}.${signature}`,
    'no signature': `${head}.${payload}.`,
    'HMAC with the public key': await hmac(JSON.stringify(pair.publicJwk)),
    'HMAC with the public x': await hmac(String(pair.publicJwk['x'])),
    'another key': await make({ key: foreign.privateKey }),
    'kid a path': await make({ kid: '../../../../dev/null', key: foreign.privateKey }),
    'kid of the encryption key': await make({ kid: 'seal-first', key: foreign.privateKey }),
    'kid __proto__': await make({ kid: '__proto__', key: foreign.privateKey }),
    'kid a statement': await make({ kid: "' or '1'='1", key: foreign.privateKey }),
    'own key in the header': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', jwk: pair.publicJwk, jku: 'http://127.0.0.1:9/', kid: 'x' })
      .setExpirationTime(now + 600)
      .sign(foreign.privateKey),
    'another payload': `${head}.${encoded({ ...claims, scope: ['console'], exp: now + 600 })}.${signature}`,
    'expired a second ago': await make({ iat: now - 601, exp: now - 1 }),
    'expired 60 s ago': await make({ iat: now - 660, exp: now - 60 }),
    'expired 120 s ago': await make({ iat: now - 720, exp: now - 120 }),
    'good in 60 s': await make({ nbf: now + 60 }),
    'good in 120 s': await make({ nbf: now + 120 }),
  };
  const accepted: Record<string, string> = {
    'a right one': right,
    'of a clock 60 s ahead': await make({ iat: now + 60, exp: now + 660 }),
    'of a clock 120 s ahead': await make({ iat: now + 120, exp: now + 720 }),
    'of a clock 60 s behind': await make({ iat: now - 60, exp: now + 540 }),
    'of a clock 120 s behind': await make({ iat: now - 120, exp: now + 480 }),
  };
  return { rejected, accepted };
}

async function tryForgeries(ask: Ask, tokens: Record<string, string>, expected: number, tally: Tally) {
  for (const [what, token] of Object.entries(tokens)) {
    const status = await ask(token);
    tally.check(status === expected, () => `${what}: ${status} instead of ${expected}`);
  }
}

/** A weak stub over HTTP: trusts the claims of any token, and accepts every refresh token. */
async function weakStub(afterwards: Environment['afterwards']): Promise<string> {
  const { url, stop } = await serveStub((request, response) => {
    const token = (request.headers.authorization ?? '').slice('Bearer '.length);
    const claims = request.url === '/api/v1/me' ? decodeJwt(token) : { exp: Infinity };
    response.statusCode = (claims.exp ?? 0) * 1000 > Date.now() ? 200 : 401;
    response.end();
  });
  afterwards(stop);
  return url;
}

export const attack: Attack = {
  id: 'B4',
  what: 'Rotated refresh tokens used again, two tabs at once, ended logins, forged and mistimed access tokens',
  goal: '0 forged, ended or stolen tokens served; 0 of 100 pairs of tabs logged out',
  run: async ({ onPostgres, afterwards }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const tally = createTally();
    const [rotate, ask] = [rotateAt(url), askAt(url)];
    await tryTwoTabs(world, rotate, tally);
    const reuse = tryReuse(world, rotate, ask, tally);
    await tryEnds(world, ask, tally);
    await reuse;
    const someone = await world.aPerson();
    const pair = (await openKeyRing(db, [SECRET])).current.signature;
    const { iat: _, exp: __, ...claims } = decodeJwt(someone.token);
    const { rejected, accepted } = await forgeriesOf(pair, claims);
    await tryForgeries(ask, rejected, 401, tally);
    await tryForgeries(ask, accepted, 200, tally);

    const weakUrl = await weakStub(afterwards);
    const [forged, reused] = [createTally(), createTally()];
    await tryForgeries(askAt(weakUrl), rejected, 401, forged);
    const again = await rotateAt(weakUrl)('spent');
    reused.check(again.status === 401, () => 'a rotated token is valid again');
    return tally.outcome(
      {
        'pairs of tabs': PARALLEL_TRIALS,
        'families ended by a reuse': FAMILIES,
        'forged or mistimed tokens': Object.keys(rejected).length,
      },
      forged.failures() >= 10 && reused.failures() > 0,
    );
  },
};
