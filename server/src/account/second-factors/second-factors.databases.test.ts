import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { secondFactors as contract } from '@ieum/contract/account/second-factors/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { codeAt, stepAt } from '#account/auth/second-factor-codes/totp.ts';
import { recoveryCodes, secondFactors } from '#account/auth/tables.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { decryptSecret } from '#platform/crypto.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../test/world.ts';

const MINUTES_16 = 16 * 60;

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const own = (actor: TestActor) => world.api(actor, contract);
const begin = async (admin: TestActor) =>
  own(admin).begin({ body: { password: await encryptCredential(world, PASSWORD) } });

async function secretOf({ user }: TestActor): Promise<Buffer> {
  const [row] = await world.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  return Buffer.from(decryptSecret(world.env.secrets, row?.secret ?? ''), 'base64url');
}

/** The code that the app shows now, or a number of steps later. */
const codeOf = async (admin: TestActor, steps = 0) =>
  codeAt(await secretOf(admin), stepAt(world.clock.now()) + steps);

/** An administrator whose factor is on; the present code of the app is unused. */
async function anAdministratorWithFactor(role?: Parameters<World['anAdministrator']>[0]) {
  const admin = await world.anAdministrator(role);
  await begin(admin);
  const { recoveryCodes: codes } = await own(admin).confirm({ body: { code: await codeOf(admin, -1) } });
  return { admin, codes };
}

/** Logs in as the console does, with a code or without one. */
async function logIn({ user }: TestActor, code?: string, password = PASSWORD) {
  const [name, secret] = [
    await encryptCredential(world, user.username),
    await encryptCredential(world, password),
  ];
  const headers: Record<string, string> = {
    authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`,
  };
  if (code !== undefined) headers['second-factor'] = await encryptCredential(world, code);
  return world.answers(undefined, auth).refreshToken({ headers });
}
/** The inbox items about the factor; every administrator also has those about rows of other tests. */
const noticesOf = async ({ user }: TestActor) =>
  world.db
    .select()
    .from(inboxItems)
    .where(
      and(
        eq(inboxItems.userId, user.id),
        inArray(inboxItems.kind, ['RECOVERY_CODE_USED', 'SECOND_FACTOR_REMOVED']),
      ),
    );
const statusOf = async (...input: Parameters<typeof logIn>) => (await logIn(...input)).statusCode;

describe('setting up', () => {
  test('begins with a secret that no login asks for before its first code', async () => {
    const admin = await world.anAdministrator();
    const { secret, address } = await begin(admin);
    expect(address).toContain(`secret=${secret}`);
    expect(await statusOf(admin)).toBe(200);
    const [row] = await world.db.select().from(secondFactors).where(eq(secondFactors.userId, admin.user.id));
    expect(row?.secret).not.toContain(secret);
    expect((await own(admin).read()).secondFactor).toMatchObject({ isOn: false, codesLeft: 0 });
  });

  test('needs the password and a correct code', async () => {
    const admin = await world.anAdministrator();
    const password = await encryptCredential(world, 'Wrong!2026');
    await expect(own(admin).begin({ body: { password } })).rejects.toMatchObject({ statusCode: 403 });
    await expect(own(admin).confirm({ body: { code: '123456' } })).rejects.toMatchObject({ statusCode: 409 });
    await begin(admin);
    const wrong = await codeOf(admin, 5);
    await expect(own(admin).confirm({ body: { code: wrong } })).rejects.toMatchObject({ statusCode: 400 });
    expect((await own(admin).read()).secondFactor.isOn).toBe(false);
  });

  test('gives ten recovery codes, of which only hashes are stored, and ends the other sessions', async () => {
    const here = await world.anAdministrator();
    const elsewhere = await world.act(here.user);
    await begin(here);
    const code = await codeOf(here);
    const { recoveryCodes: codes } = await own(here).confirm({ body: { code } });
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(await world.db.select().from(recoveryCodes));
    for (const one of codes) expect(stored).not.toContain(one);
    expect((await world.answers(elsewhere, users).me()).statusCode).toBe(401);
    expect((await own(here).read()).secondFactor).toMatchObject({ isOn: true, codesLeft: 10 });
    expect(await statusOf(here, code)).toBe(401);
    await expect(begin(here)).rejects.toMatchObject({ statusCode: 409 });
  });

  test('is not for members', async () => {
    const person = await world.aPerson();
    expect((await own(person).read()).secondFactor.isOn).toBe(false);
    await expect(begin(person)).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('logging in', () => {
  test('asks for the code after the password only, and opens no session without it', async () => {
    const { admin } = await anAdministratorWithFactor();
    const wrong = await logIn(admin, await codeOf(admin), 'Wrong!2026');
    expect(wrong.error()).toMatchObject({ code: 'unauthenticated' });
    const asked = await logIn(admin);
    expect(asked.statusCode).toBe(401);
    expect(asked.error().code).toBe('second_factor_required');
    expect(await statusOf(admin, await codeOf(admin))).toBe(200);
  });

  test('accepts a code once, and after it no earlier one', async () => {
    const { admin } = await anAdministratorWithFactor();
    const [present, next] = [await codeOf(admin), await codeOf(admin, 1)];
    expect(await statusOf(admin, next)).toBe(200);
    const answers = [await logIn(admin, next), await logIn(admin, present), await logIn(admin, '000000x')];
    const messages = answers.map((answer) => `${answer.statusCode} ${answer.error().message}`);
    expect(new Set(messages)).toEqual(
      new Set(['401 코드를 확인해 주세요. 한 번 쓴 코드는 다시 쓸 수 없어요.']),
    );
  });

  test('with one code at the same time succeeds once', async () => {
    const { admin } = await anAdministratorWithFactor();
    const code = await codeOf(admin);
    const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(admin, code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });

  test('checking a code first and using it up then would let several in: these tests can fail', async () => {
    const { admin } = await anAdministratorWithFactor();
    const ofAdmin = eq(secondFactors.userId, admin.user.id);
    const step = stepAt(world.clock.now());
    const byApp = await raceUnguarded(4, {
      read: async () => {
        const [row] = await world.db
          .select()
          .from(secondFactors)
          .where(and(ofAdmin, lt(secondFactors.lastStep, step)));
        return row;
      },
      write: () => world.db.update(secondFactors).set({ lastStep: step }).where(ofAdmin),
    });
    const [code] = await world.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, admin.user.id));
    const isCode = eq(recoveryCodes.hash, code?.hash ?? '');
    const byRecovery = await raceUnguarded(2, {
      read: async () => {
        const [row] = await world.db
          .select()
          .from(recoveryCodes)
          .where(and(isCode, isNull(recoveryCodes.usedAt)));
        return row;
      },
      write: () => world.db.update(recoveryCodes).set({ usedAt: world.clock.now() }).where(isCode),
    });
    expect({ byApp, byRecovery }).toEqual({ byApp: 4, byRecovery: 2 });
  });

  test('accepts a recovery code once, in any spelling, and notifies its owner', async () => {
    const { admin, codes } = await anAdministratorWithFactor();
    const [code = ''] = codes;
    const statuses = await Promise.all([
      statusOf(admin, code),
      statusOf(admin, code.toUpperCase().replace('-', ' ')),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200, 401]));
    expect(await statusOf(admin, code)).toBe(401);
    expect((await own(admin).read()).secondFactor.codesLeft).toBe(9);
    await world.drain();
    expect(await noticesOf(admin)).toMatchObject([{ kind: 'RECOVERY_CODE_USED', params: { left: 9 } }]);
  });

  test('does not accept the recovery code of somebody else', async () => {
    const [{ admin }, { codes }] = [await anAdministratorWithFactor(), await anAdministratorWithFactor()];
    expect(await statusOf(admin, codes[0])).toBe(401);
  });

  test('stops after five wrong codes for a quarter of an hour, also for the correct one', async () => {
    const { admin } = await anAdministratorWithFactor();
    const statuses = await Promise.all(Array.from({ length: 7 }, () => statusOf(admin, '0')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await statusOf(admin, await codeOf(admin))).toBe(429);
    world.clock.advance(MINUTES_16);
    expect(await statusOf(admin, await codeOf(admin))).toBe(200);
    world.clock.reset();
  });
});

describe('changing', () => {
  test('the recovery codes makes the old ones invalid', async () => {
    const { admin, codes } = await anAdministratorWithFactor();
    const renewed = await own(admin).renewCodes({ body: { code: await codeOf(admin) } });
    expect(renewed.recoveryCodes.filter((code) => codes.includes(code))).toEqual([]);
    expect(await statusOf(admin, codes[0])).toBe(401);
    expect(await statusOf(admin, renewed.recoveryCodes[0])).toBe(200);
  });

  test('the own factor off needs a code', async () => {
    const { admin, codes } = await anAdministratorWithFactor();
    await expect(own(admin).remove({ body: { code: '1' } })).rejects.toMatchObject({ statusCode: 400 });
    await own(admin).remove({ body: { code: codes[1] ?? '' } });
    expect(await statusOf(admin)).toBe(200);
    await expect(own(admin).remove({ body: { code: '1' } })).rejects.toMatchObject({ statusCode: 409 });
  });
});

describe('the factor of a lost device', () => {
  test('is removed by an owner with a reason, which ends all sessions and is notified', async () => {
    const owner = await world.anAdministrator();
    const { admin } = await anAdministratorWithFactor('EDITOR');
    const params = { _user: admin.user.id };
    expect((await own(owner).readOther({ params })).secondFactor.isOn).toBe(true);
    await own(owner).removeOther({ params, query: { reason: '휴대전화를 잃어버림' } });
    expect((await world.answers(admin, users).me()).statusCode).toBe(401);
    expect(await statusOf(admin)).toBe(200);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, owner.user.id));
    expect(logs).toMatchObject([
      { action: 'secondFactors.removeOther', details: { reason: '휴대전화를 잃어버림' } },
    ]);
    expect(await noticesOf(admin)).toMatchObject([{ kind: 'SECOND_FACTOR_REMOVED' }]);
    const again = own(owner).removeOther({ params, query: { reason: '다시' } });
    await expect(again).rejects.toMatchObject({ statusCode: 409 });
  });

  test('is removed by nobody else, and not by its owner without a code', async () => {
    const { admin: owner } = await anAdministratorWithFactor();
    const operator = await world.anAdministrator('OPERATOR');
    const params = { _user: owner.user.id };
    const query = { reason: '분실' };
    await expect(own(operator).removeOther({ params, query })).rejects.toMatchObject({ statusCode: 403 });
    await expect(own(owner).removeOther({ params, query })).rejects.toMatchObject({ statusCode: 404 });
    const person = { _user: (await world.aPerson()).user.id };
    await expect(own(owner).removeOther({ params: person, query })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
