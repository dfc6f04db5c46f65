import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { newId } from '#kit/db/ids.ts';
import { pgErrorOf } from '#platform/database/pg-errors.ts';
import { theWorld, type World } from '../../../test/world.ts';
import { allowRetention } from './public.ts';
import { accessRecords, auditLogs } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const YEAR = 366 * 86_400_000;
const ago = (years: number) => new Date(Date.now() - years * YEAR - 1000);

async function aReading(createdAt = new Date()) {
  const id = newId();
  const reading = { personId: newId(), readerId: newId(), readerName: 'reader', what: 'CONTACT' };
  await world.db.insert(accessRecords).values({ id, address: '10.0.0.1', createdAt, ...reading });
  return id;
}
async function anAction(createdAt = new Date()) {
  const id = newId();
  const act = { actorName: 'admin', action: 'users.block' as const, subjectType: 'user' };
  await world.db.insert(auditLogs).values({ id, address: '10.0.0.1', createdAt, ...act });
  return id;
}
const readingOf = async (id: string) =>
  (await world.db.select().from(accessRecords).where(eq(accessRecords.id, id)))[0];
const actionOf = async (id: string) =>
  (await world.db.select().from(auditLogs).where(eq(auditLogs.id, id)))[0];
const errorOf = async (work: PromiseLike<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    return pgErrorOf(error)?.code;
  }
};
const DENIED = '42501';

describe('audit log and access records', () => {
  test('cannot be changed, deleted or emptied, not even by the product itself', async () => {
    const [reading, act] = [await aReading(), await anAction()];
    const { db } = world;
    const attempts = [
      () => db.update(accessRecords).set({ readerName: 'x' }).where(eq(accessRecords.id, reading)),
      () => db.delete(accessRecords).where(eq(accessRecords.id, reading)),
      () => db.update(auditLogs).set({ actorName: 'x' }).where(eq(auditLogs.id, act)),
      () => db.delete(auditLogs).where(eq(auditLogs.id, act)),
      () => db.execute(sql`truncate ${auditLogs}`),
      () => db.execute(sql`truncate ${accessRecords}`),
    ];
    for (const attempt of attempts) expect(await errorOf(attempt())).toBe(DENIED);
    expect((await readingOf(reading))?.readerName).toBe('reader');
    expect((await actionOf(act))?.actorName).toBe('admin');
  });

  test('can be deleted by the retention job in its own transaction and in no later one', async () => {
    const id = await aReading();
    await world.db.transaction(async (tx) => {
      await allowRetention(tx);
      await tx.update(accessRecords).set({ readerName: '-' }).where(eq(accessRecords.id, id));
    });
    expect((await readingOf(id))?.readerName).toBe('-');
    const again = world.db.update(accessRecords).set({ readerName: 'x' }).where(eq(accessRecords.id, id));
    expect(await errorOf(again)).toBe(DENIED);
  });

  test('access records are deleted after two years, audit logs after three, and nothing newer', async () => {
    const [oldReading, reading] = [await aReading(ago(2)), await aReading(ago(1.9))];
    const [oldAction, act] = [await anAction(ago(3)), await anAction(ago(2.9))];
    await world.app.jobs.runNow('forget-old-records');
    expect([await readingOf(oldReading), await actionOf(oldAction)]).toEqual([undefined, undefined]);
    expect([await readingOf(reading), await actionOf(act)].every(Boolean)).toBe(true);
  });
});
