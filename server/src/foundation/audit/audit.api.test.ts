import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { auditLogs } from './tables.ts';
import { newId } from '#kit/db/ids.ts';
import { type QueryOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const api = (actor: TestActor | undefined) => world.api(actor, audit);
const answers = (actor = admin) => world.answers(actor, audit);

const block = async (status: 'ACTIVE' | 'BLOCKED', person: TestActor) =>
  world.answers(admin, members).setStatus({ params: { _user: person.user.id }, body: { status } });

const disclose = (reader: TestActor, person: TestActor, reason: string) =>
  world.answers(reader, members).disclose({ params: { _user: person.user.id }, body: { reason } });

const countOf = async (query: QueryOf<typeof audit.list>) => {
  const { count } = await api(admin).list({ query: { actor: admin.user.id, ...query } });
  return count;
};
const countReadings = async (query: QueryOf<typeof audit.listAllReadings>) =>
  (await api(admin).listAllReadings({ query })).count;

describe('GET /api/console/audit-logs', () => {
  test('lists who did what to whom, when and from where, by action, actor and time', async () => {
    const person = await world.aPerson();
    await block('BLOCKED', person);
    await block('ACTIVE', person);
    const mine = await api(admin).list({ query: { actor: admin.user.id } });
    expect(mine.logs.map(({ action }) => action)).toEqual(['users.unblock', 'users.block']);
    expect(mine.logs[0]).toMatchObject({
      by: { name: admin.user.username },
      target: { name: person.user.username },
      ip: admin.address,
    });
    expect(await countOf({ action: 'users.block' })).toBe(1);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await api(admin).list({ query: { actor: admin.user.username, from: tomorrow } })).count).toBe(0);
    expect((await api(admin).list({ query: { actor: admin.user.username, to: tomorrow } })).count).toBe(2);
  });

  test('can be filtered by target and by address', async () => {
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    for (const one of [person, other]) await block('BLOCKED', one);
    expect(await countOf({ target: person.user.id })).toBe(1);
    expect(await countOf({ target: `${person.user.id},${other.user.id}` })).toBe(2);
    expect(await countOf({ target: person.user.username.slice(0, -1) })).toBe(1);
    expect(await countOf({ target: person.user.id, targetType: 'company' })).toBe(0);
    expect(await countOf({ target: person.user.id, address: admin.address })).toBe(1);
    expect(await countOf({ target: person.user.id, address: '192.0.2.' })).toBe(0);
  });

  test('continues by cursor past a thousand rows, to the very last', async () => {
    const actor = await world.anAdministrator();
    const at = Date.now();
    const rows = Array.from({ length: 1050 }, (_, i) => ({
      actorId: actor.user.id,
      actorName: actor.user.username,
      action: 'users.block' as const,
      subjectType: 'user',
      address: '10.0.0.1',
      createdAt: new Date(at - i),
    }));
    await world.db.insert(auditLogs).values(rows);
    const seen = new Set<string>();
    const own = (after?: string) => api(admin).list({ query: { actor: actor.user.id, limit: 100, after } });
    let after: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof own>> = await own(after);
      for (const { _id: id } of page.logs) seen.add(id);
      after = page.next ?? undefined;
    } while (after);
    expect(seen.size).toBe(1050);
    const last = await api(admin).list({ query: { actor: actor.user.id, limit: 5, before: 'end' } });
    expect(last.logs.every(({ _id: id }) => seen.has(id))).toBe(true);
    expect(last).toMatchObject({ count: 1050, next: null });
  });

  test('can be paged by cursor, and a row can be read by its id', async () => {
    const first = await api(admin).list({ query: { actor: admin.user.id, limit: 1 } });
    const second = await api(admin).list({
      query: { actor: admin.user.id, limit: 1, after: first.next ?? undefined },
    });
    expect(second.logs[0]?._id).not.toBe(first.logs[0]?._id);
    const one = (id: string) => answers().find({ params: { _log: id } });
    expect((await one(first.logs[0]?._id ?? '')).json().log).toEqual(first.logs[0]);
    expect((await one(newId())).statusCode).toBe(404);
  });
});

describe('GET /api/console/audit-logs/workbook', () => {
  test('exports the log only with a reason, and records the export', async () => {
    const actor = await world.anAdministrator();
    expect((await answers(actor).export({ query: invalid({}) })).statusCode).toBe(400);
    expect((await api(admin).list({ query: { actor: actor.user.id } })).count).toBe(0);
    const answer = await answers(actor).export({ query: { action: 'users.', reason: 'check' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/audit-logs_\d{8}_\d{6}\.xlsx/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, actor.user.id));
    expect(logs).toMatchObject([{ action: 'audit.export', details: { reason: 'check' } }]);
  });
});

describe('GET /api/v1/me/access-records', () => {
  test('shows a person who read their data, and nobody else’s records', async () => {
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    await disclose(admin, person, '문의 확인');
    await world.drain();
    const readings = (actor: TestActor) => api(actor).listReadings();
    expect(await readings(person)).toMatchObject({
      records: [{ what: 'CONTACT', reason: '문의 확인', reader: { name: admin.user.username } }],
      count: 1,
    });
    expect((await readings(other)).count).toBe(0);
  });
});

describe('GET /api/console/access-records', () => {
  test('shows administrators who read whose data, by reader, person, kind and time', async () => {
    const [person, reader] = [await world.aPerson(), await world.anAdministrator()];
    await disclose(reader, person, '본인 확인');
    await world.drain();
    const found = await api(admin).listAllReadings({ query: { reader: reader.user.id } });
    expect(found).toMatchObject({
      count: 1,
      records: [
        {
          what: 'CONTACT',
          reader: { _id: reader.user.id, name: reader.user.username },
          person: { _id: person.user.id, name: person.user.username },
          ip: reader.address,
        },
      ],
    });
    expect(await countReadings({ person: person.user.username, what: 'CONTACT' })).toBe(1);
    expect(await countReadings({ person: person.user.id, what: 'RESUME' })).toBe(0);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await countReadings({ reader: reader.user.username, from: tomorrow })).toBe(0);
  });
});
