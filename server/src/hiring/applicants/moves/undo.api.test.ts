import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import { statistics } from '@ieum/contract/site/statistics/endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { applicationMoves, applications } from '#hiring/applications/tables.ts';
import { seoulDay } from '#kit/dates.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { messages } from '#foundation/messages/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import type { BodyOf } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

type Choice = Partial<BodyOf<typeof applicants.stage>>;

async function aBoard(size: number, input: Parameters<typeof aRecruitmentRow>[2] = {}) {
  const company = await world.aCompany();
  const { id } = await aRecruitmentRow(world, company, input);
  const people: { person: TestActor; card: string }[] = [];
  for (let i = 0; i < size; i++) {
    const person = await world.aPerson();
    people.push({ person, card: (await apply(world, person, id))._id });
  }
  const move = (card: string, stage: ApplicationStage, choice: Choice = {}) =>
    world
      .answers(company, applicants)
      .stage({ params: { _recruitment: id, _application: card }, body: { stage, ...choice } });
  const moveAll = (stage: ApplicationStage, choice: Choice = {}) =>
    world.answers(company, applicants).moveMany({
      params: { _recruitment: id },
      body: { stage, applications: people.map(({ card }) => ({ _application: card })), ...choice },
    });
  return { company, id, people, move, moveAll };
}

/** All columns of an application except its position and its version. */
async function rowOf(id: string) {
  const [row] = await world.db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error('no such application');
  const { rank: _rank, version: _version, ...rest } = row;
  return rest;
}
const movesOf = (id: string) =>
  world.db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, id))
    .orderBy(applicationMoves.movedAt);
const stateOf = async (id: string) =>
  (await world.db.select().from(recruitments).where(eq(recruitments.id, id)))[0];
const messagesTo = (person: TestActor) =>
  world.db.select().from(messages).where(eq(messages.userId, person.user.id));
const kindsOf = async (person: TestActor): Promise<string[]> =>
  (await world.api(person, inbox).list()).items.map(({ kind }: { kind: string }) => kind);
const progressOf = async (person: TestActor) =>
  (await world.api(person, applicationsContract).list()).applications[0]?.progress;

async function figuresOf(id: string) {
  const administrator = await world.anAdministrator();
  const today = seoulDay(world.clock.now());
  const { totals, days, stages } = (
    await world
      .api(administrator, statistics)
      .ofRecruitment({ params: { _recruitment: id }, query: { from: today, to: today } })
  ).statistics;
  return { totals, days, stages };
}

describe('a move that is undone in time', () => {
  test.each([
    ['ON_RECRUIT', 'IS_APPLIED'],
    ['ON_MEETING', 'ON_RECRUIT'],
    ['ELIMINATED', 'ON_MEETING'],
  ] as const)(
    'from %s to %s and back restores the application, its history and the figures',
    async (from, to) => {
      const { id, people, move } = await aBoard(1);
      const [{ card, person } = { card: '', person: await world.aPerson() }] = people;
      await move(card, from, { notice: 'SEND' });
      await world.settle();
      const before = [await rowOf(card), await movesOf(card), await figuresOf(id), await kindsOf(person)];
      await move(card, to, { notice: 'SEND' });
      expect(await figuresOf(id)).toEqual(before[2]);
      await move(card, from);
      await world.settle();
      expect([await rowOf(card), await movesOf(card), await figuresOf(id), await kindsOf(person)]).toEqual(
        before,
      );
    },
  );

  test('neither notifies the person nor is shown to them', async () => {
    const { people, move } = await aBoard(1);
    const [{ card, person } = { card: '', person: await world.aPerson() }] = people;
    await world.drain();
    const sent = await messagesTo(person);
    await move(card, 'ON_RECRUIT', { notice: 'SEND' });
    await world.drain();
    expect([await progressOf(person), await kindsOf(person)]).toEqual(['APPLIED', ['APPLICATION_RECEIVED']]);
    await move(card, 'IS_APPLIED');
    await world.settle();
    expect([await progressOf(person), await kindsOf(person)]).toEqual(['APPLIED', ['APPLICATION_RECEIVED']]);
    expect(await messagesTo(person)).toEqual(sent);
  });

  test('only moves whose own undo time is over are counted and notified, however often others are settled', async () => {
    const { id, people, move } = await aBoard(2, { closesOnHiring: true });
    const [first, second] = people;
    if (!first || !second) throw new Error('two applicants');
    await move(first.card, 'ON_MEETING', { notice: 'SEND' });
    world.clock.advance(60);
    await move(second.card, 'ON_RECRUIT', { notice: 'SEND', closesPosting: true });
    await world.app.jobs.runNow('settle-moves');
    await world.drain();
    expect(await kindsOf(first.person)).toContain('APPLICATION_MEETING');
    expect((await rowOf(first.card)).settlesAt).toBeNull();
    expect(await kindsOf(second.person)).toEqual(['APPLICATION_RECEIVED']);
    expect((await rowOf(second.card)).settlesAt).not.toBeNull();
    expect(await stateOf(id)).toMatchObject({ state: 'ON_GOING', closedAt: null });
  });

  test('closes nothing, for one and for many', async () => {
    const { id, people, move, moveAll } = await aBoard(3, { closesOnHiring: true });
    const [{ card } = { card: '' }] = people;
    await move(card, 'ON_RECRUIT', { notice: 'SEND', closesPosting: true });
    await move(card, 'IS_APPLIED');
    await moveAll('ON_RECRUIT', { notice: 'SEND', closesPosting: true });
    await moveAll('IS_APPLIED');
    await world.settle();
    expect(await stateOf(id)).toMatchObject({ state: 'ON_GOING', closedAt: null });
    for (const { person } of people) expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
    const rows = await Promise.all(people.map((one) => rowOf(one.card)));
    expect(rows.map(({ stage, undoable, settlesAt }) => [stage, undoable, settlesAt])).toEqual(
      people.map(() => ['IS_APPLIED', null, null]),
    );
  });

  test("restores an accepted applicant's date and certification", async () => {
    const { people, move } = await aBoard(1);
    const [{ card } = { card: '' }] = people;
    await move(card, 'ON_RECRUIT');
    await world.settle();
    const certified = { isCertified: true, certifiedAt: new Date('2026-01-02T03:04:05Z') };
    await world.db.update(applications).set(certified).where(eq(applications.id, card));
    const before = await rowOf(card);
    await move(card, 'ON_PENDING');
    await move(card, 'ELIMINATED', { notice: 'SEND' });
    await move(card, 'ON_RECRUIT');
    expect(await rowOf(card)).toEqual(before);
  });
});

test('several moves within one undo time count as one, to the last stage', async () => {
  const { id, people, move } = await aBoard(1);
  const [{ card, person } = { card: '', person: await world.aPerson() }] = people;
  await move(card, 'ON_RECRUIT', { notice: 'SEND' });
  await move(card, 'ON_MEETING', { notice: 'SEND' });
  await world.settle();
  expect(await kindsOf(person)).toEqual(['APPLICATION_MEETING', 'APPLICATION_RECEIVED']);
  expect((await movesOf(card)).map(({ fromStage, toStage }) => [fromStage, toStage])).toEqual([
    [null, 'IS_APPLIED'],
    ['IS_APPLIED', 'ON_MEETING'],
  ]);
  expect((await figuresOf(id)).totals).toMatchObject({ interviewed: 1, accepted: 0 });
  expect(await rowOf(card)).toMatchObject({ recruitedAt: null, undoable: null });
});

test('a person who revokes within the undo time is notified of no result', async () => {
  const { people, move } = await aBoard(1);
  const [{ card, person } = { card: '', person: await world.aPerson() }] = people;
  await world.drain();
  await move(card, 'ELIMINATED', { notice: 'SEND' });
  const answer = await world.answers(person, applicationsContract).revoke({ params: { _application: card } });
  expect(answer.statusCode).toBe(200);
  await world.settle();
  expect(await rowOf(card)).toMatchObject({ status: 'IS_REVOKED', eliminatedAt: null, settlesAt: null });
  expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
});

describe('closing by hiring', () => {
  test('happens only when the move requests it', async () => {
    const { id, people, move } = await aBoard(2, { closesOnHiring: true });
    await move(people[0]?.card ?? '', 'ON_RECRUIT', { notice: 'SEND' });
    await world.settle();
    expect(await stateOf(id)).toMatchObject({ state: 'ON_GOING' });
    expect(await kindsOf(people[1]?.person ?? (await world.aPerson()))).toEqual(['APPLICATION_RECEIVED']);
  });

  test('happens when the move can no longer be undone, and notifies those who still wait', async () => {
    const { id, people, move } = await aBoard(2, { closesOnHiring: true });
    const waiting = people[1]?.person ?? (await world.aPerson());
    await move(people[0]?.card ?? '', 'ON_RECRUIT', { closesPosting: true });
    await world.drain();
    expect(await stateOf(id)).toMatchObject({ state: 'ON_GOING' });
    expect(await kindsOf(waiting)).toEqual(['APPLICATION_RECEIVED']);
    await world.settle();
    await world.app.jobs.runNow('settle-moves');
    await world.drain();
    expect(await stateOf(id)).toMatchObject({ state: 'FINISHED', closedReason: 'HIRED' });
    expect(await kindsOf(waiting)).toEqual(['RECRUITMENT_FINISHED', 'APPLICATION_RECEIVED']);
  });

  test('leaves a recruitment open that does not close on hiring', async () => {
    const { id, people, move } = await aBoard(1);
    await move(people[0]?.card ?? '', 'ON_RECRUIT', { closesPosting: true });
    await world.settle();
    expect(await stateOf(id)).toMatchObject({ state: 'ON_GOING' });
  });
});

test('a recruitment closed manually and reopened in time notifies nobody', async () => {
  const company = await world.aCompany();
  const id = await aRecruitment(world, company);
  const person = await world.aPerson();
  await apply(world, person, id);
  const setState = (state: 'FINISHED' | 'ON_GOING') =>
    world.api(company, companyRecruitments).setState({ params: { _recruitment: id }, body: { state } });
  await setState('FINISHED');
  world.clock.advance(UNDO_SECONDS + UNDO_MARGIN_SECONDS - 1);
  await world.drain();
  await setState('ON_GOING');
  await world.settle();
  expect(await stateOf(id)).toMatchObject({ state: 'ON_GOING' });
  expect(await kindsOf(person)).toEqual(['APPLICATION_RECEIVED']);
});

test('settling concurrently with an undo does either everything or nothing', async () => {
  const { id, people, moveAll } = await aBoard(4, { closesOnHiring: true });
  await moveAll('ON_RECRUIT', { notice: 'SEND', closesPosting: true });
  world.clock.advance(60);
  await Promise.all([world.app.jobs.runNow('settle-moves'), moveAll('IS_APPLIED')]);
  await world.settle();
  const rows = await Promise.all(people.map(({ card }) => rowOf(card)));
  expect(rows.map(({ stage, undoable }) => [stage, undoable])).toEqual(
    people.map(() => ['IS_APPLIED', null]),
  );
  const stored = await Promise.all(people.map(({ card }) => movesOf(card)));
  const isSettledFirst = stored.some((moves) => moves.length > 1);
  expect((await stateOf(id))?.state).toBe(isSettledFirst ? 'FINISHED' : 'ON_GOING');
});
