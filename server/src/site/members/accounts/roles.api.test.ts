import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { mayUse, roles } from '@ieum/contract/common/rights.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { users as userEndpoints } from '@ieum/contract/account/users/endpoints.ts';
import { settings } from '@ieum/contract/foundation/settings/endpoints.ts';
import { users } from '#account/users/tables.ts';
import { listEndpoints } from '../../../../../scripts/lib/contract.ts';
import { theWorld, type TestActor } from '../../../../test/world.ts';

const world = await theWorld();

const api = (actor: TestActor | undefined) => world.api(actor, members);
const consoleEndpoints = (await listEndpoints()).filter(({ access }) => access === 'console');
const idOf = ({ user }: TestActor) => ({ params: { _user: user.id } });
const roleOf = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0]?.role;

describe('the roles of administrators', () => {
  test.each(roles)('%s is admitted to the endpoints of its rights and to no other', async (role) => {
    const actor = await world.anAdministrator(role);
    const wrong: string[] = [];
    for (const { method, path, right } of consoleEndpoints) {
      // No row has this id and no body fits, so that an admitted call changes nothing.
      const url = path.replaceAll(/:\w+/g, '00000000-0000-0000-0000-000000000000');
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: { unknown: true } };
      const { statusCode } = await world.call(actor, method, url, body);
      if ((statusCode === 403) === mayUse(role, right)) wrong.push(`${method} ${path}: ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });

  test('every endpoint of the console names its right', () => {
    expect(consoleEndpoints.length).toBeGreaterThan(60);
    expect(consoleEndpoints.filter(({ right }) => !right).map(({ path }) => path)).toEqual([]);
  });

  test('an account reads its own role and rights', async () => {
    const editor = await world.anAdministrator('EDITOR');
    const { user } = await world.api(editor, userEndpoints).me();
    expect(user).toMatchObject({ role: 'EDITOR', rights: expect.arrayContaining(['content.write']) });
    expect(user.rights).not.toContain('members.read');
  });

  test('an owner gives roles, and the new rights hold from the next call on', async () => {
    const owner = await world.anAdministrator();
    const viewer = await world.anAdministrator('VIEWER');
    const list = () => world.answers(viewer, settings).readWhole();
    await list();
    const body = { role: 'EDITOR' } as const;
    const { user } = await api(owner).revise({ ...idOf(viewer), body });
    expect(user.role).toBe('EDITOR');
    expect((await list()).statusCode).toBe(403);
  });

  test('nobody but an owner creates, changes, blocks or closes an administrator', async () => {
    const operator = api(await world.anAdministrator('OPERATOR'));
    const other = idOf(await world.anAdministrator('VIEWER'));
    const forbidden = { statusCode: 403 };
    await expect(operator.revise({ ...other, body: { role: 'OWNER' } })).rejects.toMatchObject(forbidden);
    await expect(operator.setStatus({ ...other, body: { status: 'BLOCKED' } })).rejects.toMatchObject(
      forbidden,
    );
    await expect(operator.withdraw(other)).rejects.toMatchObject(forbidden);
    await expect(operator.resetPassword({ ...other, body: {} })).rejects.toMatchObject(forbidden);
  });

  test('a member has no role', async () => {
    const owner = await world.anAdministrator();
    const person = idOf(await world.aPerson());
    const revising = api(owner).revise({ ...person, body: { role: 'OWNER' } });
    await expect(revising).rejects.toMatchObject({ statusCode: 400, fields: { role: expect.any(String) } });
  });
});

describe('the last owner', () => {
  /** Leaves only these owners active. */
  async function onlyOwners(...remaining: TestActor[]) {
    await world.db.update(users).set({ role: 'OPERATOR' }).where(eq(users.role, 'OWNER'));
    for (const { user } of remaining)
      await world.db.update(users).set({ role: 'OWNER' }).where(eq(users.id, user.id));
    world.clock.advance(2);
  }

  test('keeps the role, and is neither blocked nor closed', async () => {
    const owner = await world.anAdministrator();
    await onlyOwners(owner);
    const change = api(owner).revise({ ...idOf(owner), body: { role: 'VIEWER' } });
    await expect(change).rejects.toMatchObject({ statusCode: 409 });
    expect(await roleOf(owner.user.id)).toBe('OWNER');
  });

  test('remains when two owners take the role from each other at the same time', async () => {
    const [one, two] = [await world.anAdministrator(), await world.anAdministrator()];
    await onlyOwners(one, two);
    const demote = (actor: TestActor, other: TestActor) =>
      api(actor).revise({ ...idOf(other), body: { role: 'VIEWER' } });
    await Promise.allSettled([demote(one, two), demote(two, one)]);
    const left = [await roleOf(one.user.id), await roleOf(two.user.id)].filter((role) => role === 'OWNER');
    expect(left).toHaveLength(1);
  });
});
