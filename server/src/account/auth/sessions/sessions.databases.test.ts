import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessions as sessionsContract } from '@ieum/contract/account/auth/session-endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { deviceOf } from './device.ts';
import type { QueryOf } from '../../../../test/api.ts';
import { sessions } from '../tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const answers = (actor: TestActor) => world.answers(actor, sessionsContract);
const of = (id: string) => ({ params: { _session: id } });

const list = (actor: TestActor, query: QueryOf<typeof sessionsContract.list> = {}) =>
  world.api(actor, sessionsContract).list({ query });
const currentOf = async (actor: TestActor) =>
  (await list(actor)).sessions.find(({ isCurrent }) => isCurrent)?._id ?? '';
const isIn = async (actor: TestActor) => (await world.answers(actor, users).me()).statusCode === 200;

describe('the sessions of a member', () => {
  test('are listed, the current one first, with the device and half of the address', async () => {
    const here = await world.aPerson();
    const phone = await world.act(here.user);
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
    const id = await currentOf(phone);
    const later = new Date(Date.now() + 1000);
    const reported = { userAgent, address: '203.0.113.7', lastUsedAt: later };
    await world.db.update(sessions).set(reported).where(eq(sessions.id, id));
    const { sessions: rows, count } = await list(here);
    expect(count).toBe(2);
    expect(rows[0]?.isCurrent).toBe(true);
    expect(rows[1]).toMatchObject({
      _id: id,
      isCurrent: false,
      device: { kind: 'MOBILE', system: 'iPhone', browser: 'Safari' },
      address: '203.0.*.*',
    });
    const first = await list(here, { limit: 1 });
    expect(await list(here, { limit: 1, after: first.next ?? undefined })).toMatchObject({
      sessions: [{ _id: id }],
    });
    const one = await answers(here).read(of(id));
    expect(one.json().session).toEqual(rows[1]);
  });

  test('one session ends before the response, the others stay', async () => {
    const here = await world.aPerson();
    const [tablet, phone] = [await world.act(here.user), await world.act(here.user)];
    const id = await currentOf(tablet);
    expect(await isIn(tablet)).toBe(true);
    expect((await answers(here).end(of(id))).statusCode).toBe(200);
    expect([await isIn(tablet), await isIn(phone), await isIn(here)]).toEqual([false, true, true]);
    expect((await answers(here).end(of(id))).statusCode).toBe(404);
  });

  test('all other sessions end at once, the current one stays', async () => {
    const here = await world.aPerson();
    const others = [await world.act(here.user), await world.act(here.user)];
    for (const other of others) expect(await isIn(other)).toBe(true);
    expect(await world.api(here, sessionsContract).endOthers()).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await list(here)).toMatchObject({ count: 1, sessions: [{ isCurrent: true }] });
  });

  test("somebody else's session is neither shown nor ended", async () => {
    const [owner, stranger] = [await world.aPerson(), await world.aPerson()];
    const one = of(await currentOf(owner));
    expect((await answers(stranger).read(one)).statusCode).toBe(404);
    expect((await answers(stranger).end(one)).statusCode).toBe(404);
    expect(await isIn(owner)).toBe(true);
  });

  test('ended sessions are not listed', async () => {
    const here = await world.aPerson();
    const past = await world.act(here.user);
    await world.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, await currentOf(past)));
    expect((await list(here)).count).toBe(1);
  });
});

describe('the user agent', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'DESKTOP', 'Windows', 'Chrome'],
    [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/130.0`, 'DESKTOP', 'Windows', 'Edge'],
    [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Whale/4.28 Safari/537.36`, 'DESKTOP', 'Windows', 'Whale'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921N) ${chrome} Mobile Safari/537.36 KAKAOTALK 10.9`,
      'MOBILE',
      'Android',
      'KakaoTalk',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X910) SamsungBrowser/25.0 ${chrome} Safari/537.36`,
      'TABLET',
      'Android',
      'Samsung Internet',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:131.0) Firefox/131.0', 'DESKTOP', 'macOS', 'Firefox'],
    ['curl/8.5.0', 'UNKNOWN', null, null],
  ])('%s', (userAgent, kind, system, browser) => {
    expect(deviceOf(userAgent)).toEqual({ kind, system, browser });
  });
});
