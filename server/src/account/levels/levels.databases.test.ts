import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditLogs } from '#foundation/audit/tables.ts';
import { users } from '#account/users/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { seedLevels } from './public.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  await seedLevels({ db: world.db, now: world.clock.now() });
  admin = await world.anAdministrator();
});

interface Level {
  _id: string;
  index: number;
  isDefault: boolean;
  memberCount: number;
}
const BASE = '/api/console/levels';
const create = async (given: object = {}) =>
  world.call(admin, 'POST', BASE, {
    body: { code: `l${newId().slice(-12)}`, name: '우수 회원', benefits: '공고 위쪽 노출', ...given },
  });
const aLevel = async (given: object = {}) => (await create(given)).json().level as Level;
const revise = (id: string, body: object) => world.call(admin, 'PUT', `${BASE}/${id}`, { body });
const remove = (id: string, query = '') => world.call(admin, 'DELETE', `${BASE}/${id}${query}`);
const find = async (id: string) =>
  (await world.call(admin, 'GET', `${BASE}/${id}`)).json().level as Level | undefined;
const all = async () => (await world.call(admin, 'GET', `${BASE}?limit=100`)).json().levels as Level[];
const give = (person: TestActor, id: string | null) =>
  world.call(admin, 'PUT', `/api/console/users/${person.user.id}/level`, { body: { _level: id } });

describe('console levels', () => {
  test('are created, read, changed, deleted, and every change is audited', async () => {
    const level = await aLevel({ minPoints: 1000 });
    expect(await find(level._id)).toMatchObject({ name: '우수 회원', minPoints: 1000, memberCount: 0 });
    const changed = await revise(level._id, { name: '최우수 회원' });
    expect(changed.json().level).toMatchObject({ name: '최우수 회원', minPoints: 1000 });
    expect((await remove(level._id)).statusCode).toBe(200);
    expect(await find(level._id)).toBeUndefined();
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, level._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'levels.create',
      'levels.remove',
      'levels.revise',
    ]);
  });

  test('the last page ends with the highest level', async () => {
    await aLevel();
    await aLevel();
    const highest = (await all()).slice(-2);
    expect((await world.call(admin, 'GET', `${BASE}?limit=2&before=end`)).json().levels).toEqual(highest);
  });

  test('a taken or malformed code and negative points are rejected at their field', async () => {
    const code = `l${newId().slice(-12)}`;
    await create({ code });
    expect((await create({ code })).json().fields).toHaveProperty('code');
    expect((await create({ code: 'Größe' })).json().fields).toHaveProperty('code');
    expect((await create({ minPoints: -1 })).json().fields).toHaveProperty('minPoints');
  });

  test('are ordered as requested; an incomplete list is rejected', async () => {
    await aLevel();
    const ids = (await all()).map(({ _id: id }) => id);
    const turned = ids.toReversed();
    const put = (levels: string[]) =>
      world.call(admin, 'PUT', `${BASE}/order`, { body: { _levels: levels } });
    expect((await put(turned)).statusCode).toBe(200);
    expect((await all()).map(({ _id: id }) => id)).toEqual(turned);
    expect((await put(turned.slice(1))).statusCode).toBe(409);
    expect((await put([...turned.slice(1), turned[1] ?? ''])).statusCode).toBe(409);
  });

  test('there is one default level, which members without a level have and which cannot be deleted or unset', async () => {
    const before = (await all()).find(({ isDefault }) => isDefault);
    expect(before).toBeDefined();
    expect((await remove(before?._id ?? '')).statusCode).toBe(409);
    expect((await revise(before?._id ?? '', { isDefault: false })).statusCode).toBe(409);
    const level = await aLevel({ isDefault: true });
    expect((await all()).filter(({ isDefault }) => isDefault).map(({ _id: id }) => id)).toEqual([level._id]);
    const { user } = await world.aPerson();
    const member = (await world.call(admin, 'GET', `/api/console/users/${user.id}`)).json().user;
    expect(member.level._id).toBe(level._id);
    await revise(before?._id ?? '', { isDefault: true });
  });

  test('with members are deleted only when the members move to another level', async () => {
    const [level, other] = [await aLevel(), await aLevel()];
    const person = await world.aPerson();
    expect((await give(person, level._id)).json().user.level._id).toBe(level._id);
    expect((await find(level._id))?.memberCount).toBe(1);
    const rejected = await remove(level._id);
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json().message).toContain('1명');
    expect((await remove(level._id, `?_moveTo=${level._id}`)).statusCode).toBe(400);
    expect((await remove(level._id, `?_moveTo=${newId()}`)).statusCode).toBe(400);
    expect((await remove(level._id, `?_moveTo=${other._id}`)).statusCode).toBe(200);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row?.levelId).toBe(other._id);
  });

  test('deleting a level while it is being assigned leaves no member with it', async () => {
    const level = await aLevel();
    const person = await world.aPerson();
    const [given, removed] = await Promise.all([give(person, level._id), remove(level._id)]);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.user.id));
    expect([200, 400, 409]).toContain(given.statusCode);
    expect(row?.levelId ?? null).toBe(removed.statusCode === 200 ? null : level._id);
  });

  test('administrators have no level', async () => {
    expect((await give(admin, (await aLevel())._id)).statusCode).toBe(409);
  });
});
