import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { migrationsFolder } from '#platform/database/database.ts';
import { users } from '#account/users/tables.ts';
import { createApp } from '../../app.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { openWorld, PASSWORD, type World } from '../../../test/world.ts';
import { readOpenAccounts } from './open-accounts.ts';
import { demoAccounts } from './tables.ts';

/** The installation as a demo, and the same one started without it. */
let world: World;
let installation: World['app'];
beforeAll(async () => {
  world = await openWorld();
  await world.app.modules.prepare();
  installation = await createApp({ ...world, env: { ...world.env, isDemo: false } });
});
afterAll(async () => {
  await installation.close();
  await world.app.close();
  await world.database.close();
});

async function logIn(username: string, password: string) {
  const authorization = `Basic ${Buffer.from(
    `${await encryptCredential(world, username)}:${await encryptCredential(world, password)}`,
  ).toString('base64')}`;
  return world.answers(undefined, auth).refreshToken({ headers: { authorization } });
}

async function statusesOfOpenAccounts(): Promise<number[]> {
  const answers = [];
  for (const { username, password } of readOpenAccounts()) answers.push(await logIn(username, password));
  return answers.map(({ statusCode }) => statusCode);
}

const stateOf = async (username: string) =>
  (await world.db.select({ status: users.status }).from(users).where(eq(users.username, username)))[0]
    ?.status;

describe('an installation that stops being a demo', () => {
  test('blocks every account that the demo made and no other, ends their sessions, and reports them', async () => {
    const { user } = await world.anAdministrator();
    expect(await statusesOfOpenAccounts()).toEqual([200, 200, 200, 200]);
    const { refreshToken } = (await logIn('admin', 'Admin!2026')).json();

    const { blockedAccounts } = await installation.modules.prepare();

    const made = await world.db.select({ username: users.username }).from(users).where(ne(users.id, user.id));
    expect(blockedAccounts.toSorted()).toEqual(made.map(({ username }) => username).toSorted());
    expect(await statusesOfOpenAccounts()).toEqual([403, 403, 403, 403]);
    const headers = { authorization: `Bearer ${refreshToken}` };
    expect((await world.answers(undefined, auth).accessToken({ headers })).statusCode).toBe(401);
    expect((await logIn(user.username, PASSWORD)).statusCode).toBe(200);
  });

  test('blocks a demo account whose password was changed as well', async () => {
    await world.app.modules.prepare();
    const { passwordHash } = world;
    await world.db.update(users).set({ passwordHash }).where(eq(users.username, 'company'));
    expect((await logIn('company', PASSWORD)).statusCode).toBe(200);
    await installation.modules.prepare();
    expect((await logIn('company', PASSWORD)).statusCode).toBe(403);
  });

  test('reports nothing from the second start on', async () => {
    await installation.modules.prepare();
    expect((await installation.modules.prepare()).blockedAccounts).toEqual([]);
  });

  test('unblocks them when the demo is enabled again, except those that an administrator blocked', async () => {
    await world.app.modules.prepare();
    await world.db.update(users).set({ status: 'BLOCKED' }).where(eq(users.username, 'person01'));
    await installation.modules.prepare();
    expect(await stateOf('person')).toBe('BLOCKED');
    await world.app.modules.prepare();
    expect(await stateOf('person')).toBe('ACTIVE');
    expect(await stateOf('person01')).toBe('BLOCKED');
  });

  test('knows the accounts of a demo from before they were recorded', async () => {
    await world.anAdministrator();
    const noted = await world.db.select({ userId: demoAccounts.userId }).from(demoAccounts);
    await world.db.delete(demoAccounts);
    const [file = ''] = globSync(`${migrationsFolder}/*_demo_accounts.sql`);
    const statement = readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';
    await world.db.execute(sql.raw(statement));
    const found = await world.db.select({ userId: demoAccounts.userId }).from(demoAccounts);
    expect(found.map(({ userId }) => userId).toSorted()).toEqual(
      noted.map(({ userId }) => userId).toSorted(),
    );
  });
});

test('the passwords of the demo are in no script of the server or the web', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const scripts = [
    ...globSync('{server,contract}/src/**/*.ts', { cwd: root }),
    ...globSync('web/app/**/*.{ts,tsx,css}', { cwd: root }),
  ].filter((name) => !name.includes('.test.'));
  const holding = scripts.filter((name) => {
    const text = readFileSync(`${root}/${name}`, 'utf8');
    return readOpenAccounts().some(({ password }) => text.includes(password));
  });
  expect(scripts.length).toBeGreaterThan(500);
  expect(holding).toEqual([]);
});
