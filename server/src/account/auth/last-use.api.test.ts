import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { sessions } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const MINUTE = 60_000;
const isNear = (at: Date | undefined, minutesAgo: number) =>
  Math.abs((at?.getTime() ?? 0) - (world.clock.now().getTime() - minutesAgo * MINUTE)) < MINUTE / 2;

/** The session was last used this many minutes ago. */
async function leave({ user }: TestActor, minutes: number) {
  const lastUsedAt = new Date(world.clock.now().getTime() - minutes * MINUTE);
  await world.db.update(sessions).set({ lastUsedAt }).where(eq(sessions.userId, user.id));
  await world.app.modules.actors.drop(user.id);
}
async function lastUseOf({ user }: TestActor) {
  await world.app.modules.flush();
  const [row] = await world.db.select().from(sessions).where(eq(sessions.userId, user.id));
  return row?.lastUsedAt;
}
const call = (actor: TestActor, headers: Record<string, string> = {}) =>
  world.answers(actor, users).me({ headers });

/** Logs in as a browser does; returns a function that renews the token. */
async function renewalOf({ user }: TestActor) {
  const [name, secret] = [
    await encryptCredential(world, user.username),
    await encryptCredential(world, PASSWORD),
  ];
  await world.db.delete(sessions).where(eq(sessions.userId, user.id));
  const authorization = `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
  const answer = await world.answers(undefined, auth).refreshToken({ headers: { authorization } });
  let token = answer.json().refreshToken;
  return async () => {
    const headers = { authorization: `Bearer ${token}` };
    const renewed = await world.answers(undefined, auth).accessToken({ headers });
    if (renewed.statusCode === 200) token = renewed.json().refreshToken ?? token;
    return renewed.statusCode;
  };
}

describe('an administrator’s session', () => {
  test('ends half an hour after the last use, whatever its tokens say', async () => {
    const admin = await world.anAdministrator();
    await leave(admin, 29);
    expect((await call(admin)).statusCode).toBe(200);
    await leave(admin, 31);
    expect((await call(admin)).statusCode).toBe(401);
  });

  test('counts every call of theirs as use', async () => {
    const admin = await world.anAdministrator();
    await leave(admin, 20);
    await call(admin);
    expect(isNear(await lastUseOf(admin), 0)).toBe(true);
  });

  test('does not count automatic calls of an open page or renewing its token as use', async () => {
    const admin = await world.anAdministrator();
    await leave(admin, 20);
    expect((await call(admin, { purpose: 'background' })).statusCode).toBe(200);
    expect(isNear(await lastUseOf(admin), 20)).toBe(true);
    const renew = await renewalOf(admin);
    await leave(admin, 20);
    expect(await renew()).toBe(200);
    expect(isNear(await lastUseOf(admin), 20)).toBe(true);
    await leave(admin, 31);
    expect(await renew()).toBe(401);
  });

  test('of a member does not end so, and renewing its token counts as use', async () => {
    const person = await world.aPerson();
    const renew = await renewalOf(person);
    await leave(person, 300);
    expect(await renew()).toBe(200);
    expect(isNear(await lastUseOf(person), 0)).toBe(true);
  });
});
