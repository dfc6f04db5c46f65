import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import type { Db } from '#kit/context.ts';
import { outbox } from '#kit/jobs/outbox.ts';
import { aRecruitmentRow } from '../../../test/hiring.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { applicationMoves, applications } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const MANY = 64;
const manyTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: MANY }, work));

async function aTarget() {
  const recruitment = await aRecruitmentRow(world, await world.aCompany());
  return { recruitment, person: await world.aPerson() };
}
/**
 * Retries when a busy database rejected the call, as a browser would: 503 with Retry-After changes nothing.
 */
async function patiently<A extends { statusCode: number }>(call: () => Promise<A>): Promise<A> {
  let answer = await call();
  while (answer.statusCode === 503) answer = await call();
  return answer;
}
const open = (person: TestActor, id: string) =>
  patiently(() =>
    world.answers(person, applicationsContract).open({ params: { _recruitment: id }, body: {} }),
  );
const submit = (person: TestActor, id: string) =>
  patiently(() => world.answers(person, applicationsContract).apply({ params: { _recruitment: id } }));
const rowsOf = (person: TestActor) =>
  world.db.select().from(applications).where(eq(applications.personId, person.user.id));

describe(`${MANY} concurrent calls`, () => {
  test('opening creates one draft and returns it to everyone', async () => {
    const { recruitment, person } = await aTarget();
    const answers = await manyTimes(() => open(person, recruitment.id));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().application._id)).size).toBe(1);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('opening and applying from many tabs creates one application, notified once', async () => {
    const { recruitment, person } = await aTarget();
    const answers = await manyTimes(async () => {
      await open(person, recruitment.id);
      return submit(person, recruitment.id);
    });
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [row, ...others] = await rowsOf(person);
    expect(others).toEqual([]);
    expect(row?.status).toBe('IS_APPLIED');
    const moves = await world.db
      .select()
      .from(applicationMoves)
      .where(eq(applicationMoves.applicationId, row?.id ?? ''));
    expect(moves).toHaveLength(1);
    const reported = await world.db
      .select()
      .from(outbox)
      .where(sql`type = 'application.submitted' and payload->>'applicationId' = ${row?.id}`);
    expect(reported).toHaveLength(1);
  });

  test('reopening a revoked application creates no second one', async () => {
    const { recruitment, person } = await aTarget();
    const { _id: id } = (await open(person, recruitment.id)).json().application;
    await submit(person, recruitment.id);
    await world.api(person, applicationsContract).revoke({ params: { _application: id } });
    const answers = await manyTimes(() => open(person, recruitment.id));
    expect(new Set(answers.map((answer) => answer.json().application._id))).toEqual(new Set([id]));
    expect(await rowsOf(person)).toHaveLength(1);
  });

  test('all of many persons applying to one recruitment succeed', async () => {
    const { recruitment } = await aTarget();
    const persons = await Promise.all(Array.from({ length: 24 }, () => world.aPerson()));
    const answers = await Promise.all(
      persons.map(async (person) => {
        await open(person, recruitment.id);
        return submit(person, recruitment.id);
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(persons.map(() => 200));
  });

  test('reading first and inserting then, without the index, would create several: this test can fail', async () => {
    const { recruitment, person } = await aTarget();
    await world.db.execute(
      sql`create table if not exists naive_applications (person_id uuid, recruitment_id uuid)`,
    );
    const isTheirs = sql`person_id = ${person.user.id} and recruitment_id = ${recruitment.id}`;
    await manyTimes(async () => {
      const found = await world.db.execute(sql`select 1 from naive_applications where ${isTheirs}`);
      if (found.rows.length > 0) return;
      await world.db.execute(
        sql`insert into naive_applications values (${person.user.id}, ${recruitment.id})`,
      );
    });
    const made = await world.db.execute(
      sql`select count(*)::int as n from naive_applications where ${isTheirs}`,
    );
    await world.db.execute(sql`drop table naive_applications`);
    expect(made.rows[0]?.['n']).toBeGreaterThan(1);
  });
});

describe('a draft that is opened with a resume while it is written', () => {
  const openWithResume = (person: TestActor, id: string) =>
    world
      .answers(person, applicationsContract)
      .open({ params: { _recruitment: id }, body: { resume: null } });

  /** Holds the row of a draft while calls that wait for it begin, one after the other. */
  async function lockedDraft(
    run: (target: { person: TestActor; recruitmentId: string; db: Db }) => Promise<void>,
  ) {
    const { recruitment, person } = await aTarget();
    const { _id: id } = (await open(person, recruitment.id)).json().application;
    await world.db.transaction(async (db) => {
      await db.select().from(applications).where(eq(applications.id, id)).for('update');
      await run({ person, recruitmentId: recruitment.id, db });
    });
    return { person };
  }
  const begun = (call: Promise<unknown>) => Promise.race([call, setTimeout(200)]);

  test('keeps what was saved meanwhile', async () => {
    const opened: Promise<{ statusCode: number }>[] = [];
    const { person } = await lockedDraft(async ({ person, recruitmentId, db }) => {
      opened.push(openWithResume(person, recruitmentId));
      await begun(Promise.all(opened));
      const isOwn = eq(applications.personId, person.user.id);
      await db.update(applications).set({ writingStep: 'QUESTIONS' }).where(isOwn);
    });
    expect((await Promise.all(opened)).map(({ statusCode }) => statusCode)).toEqual([200]);
    expect((await rowsOf(person))[0]?.writingStep).toBe('QUESTIONS');
  });

  test('is rejected once it was sent meanwhile', async () => {
    const calls: Promise<{ statusCode: number }>[] = [];
    await lockedDraft(async ({ person, recruitmentId }) => {
      calls.push(submit(person, recruitmentId));
      await begun(Promise.all(calls));
      calls.push(openWithResume(person, recruitmentId));
      await begun(Promise.all(calls));
    });
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });
});
