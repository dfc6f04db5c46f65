import { beforeAll, describe, expect, test } from 'vitest';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { levels } from '@ieum/contract/account/levels/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { users } from '#account/users/tables.ts';
import { newId } from '#kit/db/ids.ts';
import type { Rejection } from '../../../test/api.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { seedLevels } from './public.ts';
import { userLevels } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  await seedLevels({ db: world.db, now: world.clock.now() });
  admin = await world.anAdministrator();
});

const api = () => world.api(admin, levels);
type Draft = Call<typeof levels.create>['body'];
const create = (input: Partial<Draft> = {}) =>
  api().create({
    body: { code: `l${newId().slice(-12)}`, name: '우수 회원', benefits: '공고 위쪽 노출', ...input },
  });
const aLevel = async (input: Partial<Draft> = {}) => (await create(input)).level;
const of = (id: string) => ({ params: { _level: id } });
const find = async (id: string) => (await api().find(of(id))).level;
const all = async () => (await api().list({ query: { limit: 100 } })).levels;
const give = (person: TestActor, id: string | null) =>
  world.api(admin, members).setLevel({ params: { _user: person.user.id }, body: { _level: id } });
const conflict = { statusCode: 409 };

describe('console levels', () => {
  test('are created, read, changed, deleted, and every change is audited', async () => {
    const level = await aLevel({ minPoints: 1000 });
    expect(await find(level._id)).toMatchObject({ name: '우수 회원', minPoints: 1000, memberCount: 0 });
    const changed = await api().revise({ ...of(level._id), body: { name: '최우수 회원' } });
    expect(changed.level).toMatchObject({ name: '최우수 회원', minPoints: 1000 });
    await api().remove(of(level._id));
    await expect(find(level._id)).rejects.toMatchObject({ statusCode: 404 });
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
    const { levels: last } = await api().list({ query: { limit: 2, before: 'end' } });
    expect(last).toEqual(highest);
  });

  test('a taken or malformed code and negative points are rejected at their field', async () => {
    const code = `l${newId().slice(-12)}`;
    await create({ code });
    await expect(create({ code })).rejects.toHaveProperty('fields.code');
    await expect(create({ code: 'Größe' })).rejects.toHaveProperty('fields.code');
    await expect(create({ minPoints: -1 })).rejects.toHaveProperty('fields.minPoints');
  });

  test('are ordered as requested; an incomplete list is rejected', async () => {
    await aLevel();
    const ids = (await all()).map(({ _id: id }) => id);
    const turned = ids.toReversed();
    const put = (ids: string[]) => api().reorder({ body: { _levels: ids } });
    await put(turned);
    expect((await all()).map(({ _id: id }) => id)).toEqual(turned);
    await expect(put(turned.slice(1))).rejects.toMatchObject(conflict);
    await expect(put([...turned.slice(1), turned[1] ?? ''])).rejects.toMatchObject(conflict);
  });

  test('there is one default level, which members without a level have and which cannot be deleted or unset', async () => {
    const before = of((await aLevel({ isDefault: true }))._id);
    await expect(api().remove(before)).rejects.toMatchObject(conflict);
    await expect(api().revise({ ...before, body: { isDefault: false } })).rejects.toMatchObject(conflict);
    const level = await aLevel({ isDefault: true });
    expect((await all()).filter(({ isDefault }) => isDefault).map(({ _id: id }) => id)).toEqual([level._id]);
    const { user } = await world.aPerson();
    const { user: member } = await world.api(admin, members).find({ params: { _user: user.id } });
    expect(member.level?._id).toBe(level._id);
    await api().revise({ ...before, body: { isDefault: true } });
  });

  test('with members are deleted only when the members move to another level', async () => {
    const [level, other] = [await aLevel(), await aLevel()];
    const person = await world.aPerson();
    expect((await give(person, level._id)).user.level?._id).toBe(level._id);
    expect((await find(level._id)).memberCount).toBe(1);
    await expect(api().remove(of(level._id))).rejects.toMatchObject({
      ...conflict,
      message: expect.stringContaining('1명'),
    });
    const removeTo = (to: string) => api().remove({ ...of(level._id), query: { _moveTo: to } });
    await expect(removeTo(level._id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(removeTo(newId())).rejects.toMatchObject({ statusCode: 400 });
    await removeTo(other._id);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row?.levelId).toBe(other._id);
  });

  test('deleting a level while it is being assigned leaves no member with it', async () => {
    const level = await aLevel();
    const person = await world.aPerson();
    const [assigned, removed] = await Promise.allSettled([
      give(person, level._id),
      api().remove(of(level._id)),
    ]);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.user.id));
    const status = assigned.status === 'rejected' ? (assigned.reason as Rejection).statusCode : 200;
    expect([200, 400, 409]).toContain(status);
    expect(row?.levelId ?? null).toBe(removed.status === 'fulfilled' ? null : level._id);
  });

  test('created at once wait for each other, so that each finds those before it', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => aLevel()));
    const ids = made.map(({ _id: id }) => id);
    const rows = await world.db.select().from(userLevels).where(inArray(userLevels.id, ids));
    expect(new Set(rows.map(({ position }) => position)).size).toBe(6);
  });

  test('read first and inserted then, without the lock, would share a place: this test can fail', async () => {
    const last = { position: sql<number>`max(${userLevels.position})` };
    const positions: number[] = [];
    await raceUnguarded(6, {
      read: async () => (await world.db.select(last).from(userLevels))[0]?.position,
      write: async (position) => positions.push(position + 10),
    });
    expect(new Set(positions).size).toBeLessThan(6);
  });

  test('made the default at once, all by success, leave one default', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => aLevel()));
    const revised = made.map(({ _id: id }) => api().revise({ ...of(id), body: { isDefault: true } }));
    await Promise.all(revised);
    expect((await all()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('made the default after the same reading, without the lock, would be two: this test can fail', async () => {
    const made = await Promise.all(Array.from({ length: 2 }, () => aLevel()));
    const ids = made.map(({ _id: id }) => id);
    const makeDefault = async (seen: string) => {
      const setDefault = (id: string, isDefault: boolean) =>
        world.db.update(userLevels).set({ isDefault }).where(eq(userLevels.id, id));
      await setDefault(seen, false);
      await setDefault(ids.pop() ?? '', true);
    };
    const read = async () => (await all()).find(({ isDefault }) => isDefault)?._id;
    await expect(raceUnguarded(2, { read, write: makeDefault })).rejects.toHaveProperty(
      'cause.constraint',
      'user_levels_default',
    );
  });

  test('administrators have no level', async () => {
    await expect(give(admin, (await aLevel())._id)).rejects.toMatchObject(conflict);
  });
});
