import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kit/ids.ts';
import { theWorld, type TestActor, type World } from '../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const list = async (query: string) =>
  (await world.call(admin, 'GET', `/api/console/audit-logs?${query}`)).json() as {
    logs: { _id: string; action: string; by: { name: string }; target: { name: string }; ip: string }[];
    count: number;
    next: string | null;
  };
const block = async (status: string, person: TestActor) =>
  world.call(admin, 'PUT', `/api/console/users/${person.user.id}/status`, { body: { status } });

describe('GET /api/console/audit-logs', () => {
  test('tells who did what to whom, when and from where, by action, actor and time', async () => {
    const person = await world.aPerson();
    await block('BLOCKED', person);
    await block('ACTIVE', person);
    const mine = await list(`actor=${admin.user.id}`);
    expect(mine.logs.map(({ action }) => action)).toEqual(['users.unblock', 'users.block']);
    expect(mine.logs[0]).toMatchObject({
      by: { name: admin.user.username },
      target: { name: person.user.username },
      ip: admin.address,
    });
    expect((await list(`actor=${admin.user.id}&action=users.block`)).count).toBe(1);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await list(`actor=${admin.user.username}&from=${tomorrow}`)).count).toBe(0);
    expect((await list(`actor=${admin.user.username}&to=${tomorrow}`)).count).toBe(2);
  });

  test('pages by cursor and finds one by its id', async () => {
    const first = await list(`actor=${admin.user.id}&limit=1`);
    const second = await list(`actor=${admin.user.id}&limit=1&after=${first.next}`);
    expect(second.logs[0]?._id).not.toBe(first.logs[0]?._id);
    const one = (id: string) => world.call(admin, 'GET', `/api/console/audit-logs/${id}`);
    expect((await one(first.logs[0]?._id ?? '')).json().log).toEqual(first.logs[0]);
    expect((await one(newId())).statusCode).toBe(404);
  });
});

describe('GET /api/v1/me/access-records', () => {
  test('shows a person who read their data, and nobody else’s readings', async () => {
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    await world.call(admin, 'GET', `/api/console/users/${person.user.id}`);
    await world.drain();
    const readings = async (actor: TestActor) =>
      (await world.call(actor, 'GET', '/api/v1/me/access-records')).json();
    expect(await readings(person)).toMatchObject({
      records: [{ what: 'CONTACT', reader: { name: admin.user.username } }],
      count: 1,
    });
    expect((await readings(other)).count).toBe(0);
  });
});
