import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/db/ids.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { theWorld, type World } from '../../../test/world.ts';
import { enforcePlanned } from './enforce.ts';
import { terms, termsVersions } from './tables.ts';

const PROCESSES = 4;

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const revisionOf = async (id: string) =>
  (await world.db.select({ revision: terms.revision }).from(terms).where(eq(terms.id, id)))[0]?.revision;

/** Terms whose second version comes into force at the next midnight, and a moment after it. */
async function planned() {
  const id = newId();
  const now = world.clock.now();
  const wording = { subject: '동의', isNecessary: false };
  const row = { ...wording, code: `t${id.slice(-12)}`, userType: 'PERSON' as const, position: 900 };
  await world.db.insert(terms).values({ ...row, id, content: '<p>지금</p>', version: 1 });
  const midnight = new Date(now.getTime() + 60_000);
  const input = { ...wording, termsId: id, createdAt: now };
  await world.db.insert(termsVersions).values([
    { ...input, version: 1, content: '<p>지금</p>' },
    { ...input, version: 2, content: '<p>나중</p>', effectiveAt: midnight },
  ]);
  return { id, after: new Date(midnight.getTime() + 1) };
}

test('a version that several processes enforce at midnight comes into force once', async () => {
  const { id, after } = await planned();
  const before = (await revisionOf(id)) ?? 0;
  const enforce = () => world.db.transaction((db) => enforcePlanned({ db, now: after }));
  const enforced = await Promise.all(Array.from({ length: PROCESSES }, enforce));
  expect(enforced.filter(Boolean)).toHaveLength(1);
  expect(await revisionOf(id)).toBe(before + 1);
  const [row] = await world.db.select().from(terms).where(eq(terms.id, id));
  expect(row).toMatchObject({ version: 2, content: '<p>나중</p>' });
});

test('read first and written then, without the lock, it would come into force several times: this test can fail', async () => {
  const { id } = await planned();
  const before = (await revisionOf(id)) ?? 0;
  const enforced = await raceUnguarded(PROCESSES, {
    read: async () => {
      const [row] = await world.db.select().from(terms).where(eq(terms.id, id));
      return row?.version === 1 ? row : undefined;
    },
    write: () =>
      world.db
        .update(terms)
        .set({ version: 2, content: '<p>나중</p>', revision: sql`${terms.revision} + 1` })
        .where(eq(terms.id, id)),
  });
  expect(enforced).toBe(PROCESSES);
  expect(await revisionOf(id)).toBe(before + PROCESSES);
});
