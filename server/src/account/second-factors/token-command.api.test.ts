import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { secondFactors as contract } from '@ieum/contract/account/second-factors/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { codeAt, stepAt } from '#account/auth/second-factor-codes/totp.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { addressOf } from '../../../test/sockets.ts';
import { PASSWORD, theWorld, type World } from '../../../test/world.ts';

const command = fileURLToPath(new URL('../../cli/token.ts', import.meta.url));

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

/** Runs `npm run token` without a terminal. */
async function run(...input: string[]) {
  const env = { ...process.env, PUBLIC_URL: await addressOf(world.app) };
  return new Promise<{ status: unknown; out: string; errors: string }>((resolve) => {
    execFile(process.execPath, [command, ...input], { env }, (error, out, errors) =>
      resolve({ status: error?.code ?? 0, out: out.trim(), errors: errors.trim() }),
    ).stdin?.end();
  });
}

/** An administrator whose app shows the codes of this secret. */
async function anAdministratorWithFactor() {
  const admin = await world.anAdministrator();
  const own = world.api(admin, contract);
  const { secret } = await own.begin({ body: { password: await encryptCredential(world, PASSWORD) } });
  const bits = Array.from(secret, (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  const bytes =
    bits
      .map((value) => value.toString(2).padStart(5, '0'))
      .join('')
      .match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const codeOf = (steps: number) => codeAt(key, stepAt(world.clock.now()) + steps);
  const { recoveryCodes } = await own.confirm({ body: { code: codeOf(-1) } });
  return { username: admin.user.username, code: codeOf(0), recoveryCode: recoveryCodes[0] ?? '' };
}

test('the command prints a token of an administrator with a second factor for its code', async () => {
  const { username, code, recoveryCode } = await anAdministratorWithFactor();
  const missing = await run(username, PASSWORD);
  expect(missing).toMatchObject({ status: 1, out: '' });
  expect(missing.errors).toContain('--code');

  const wrong = await run(username, PASSWORD, '--code', '0');
  expect(wrong).toMatchObject({ status: 1, out: '' });
  expect(wrong.errors).toContain('코드를 확인해 주세요');

  for (const one of [code, recoveryCode]) {
    const { status, out } = await run(username, PASSWORD, '--code', one);
    expect(status).toBe(0);
    const headers = { authorization: `Bearer ${out}` };
    const me = await world.answers(undefined, users).me({ headers });
    expect(me.json()).toMatchObject({ user: { username } });
  }
});

test('the command says what is wrong with its arguments, and with a password', async () => {
  const { user } = await world.anAdministrator();
  expect(await run(user.username)).toMatchObject({ status: 2, errors: expect.stringContaining('usage') });
  expect(await run(user.username, PASSWORD, '--otp', '1')).toMatchObject({ status: 2 });
  const { status, errors } = await run(user.username, 'Wrong!2026');
  expect({ status, lines: errors.split('\n').length }).toEqual({ status: 1, lines: 1 });
});
