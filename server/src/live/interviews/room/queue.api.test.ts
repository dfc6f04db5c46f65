import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq, inArray } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { companyInterviews, interviews } from '@ieum/contract/live/interviews/endpoints.ts';
import { messages as messageContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { users } from '#account/users/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { apply, aPersonWithResume } from '../../../../test/hiring.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { closeSockets, connect, next, send } from '../../../../test/sockets.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { listWaiting } from './queue.ts';

const PLACE = '/interview';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  company = await world.aCompany();
});
afterEach(closeSockets);

type Interview = { _id: string; code: string; _interviewees: string[] };
const idsOf = (persons: readonly TestActor[]) => persons.map(({ user }) => user.id);

/** So many applicants of one recruitment, in the order in which they signed up. */
async function applicants(count: number): Promise<TestActor[]> {
  const persons: TestActor[] = [];
  const recruitmentId = await aRecruitment(world, company);
  for (let n = 0; n < count; n += 1) {
    const person = await aPersonWithResume(world);
    await apply(world, person, recruitmentId);
    persons.push(person);
  }
  return persons;
}
const invite = async (persons: readonly TestActor[]): Promise<Interview> => {
  const body = { title: '여러 명의 화상 면접', _interviewees: idsOf(persons) };
  return (await world.api(company, companyInterviews).create({ body })).interview;
};

const joining = (code: string) => ({ code, name: '', audio: true, video: true });
async function enter(socket: Socket, code: string) {
  const joined = next(socket, 'joined');
  expect(await send(socket, 'join', joining(code))).toEqual({ ok: true });
  return joined;
}
async function aHost({ code }: Interview): Promise<Socket> {
  const socket = await connect(world.app, PLACE, company);
  await enter(socket, code);
  return socket;
}

interface Place {
  place: number;
  waitMinutes: number;
}
/** A seeker, and the position that they were shown last. */
interface Seeker {
  socket: Socket;
  place: () => Place | undefined;
}
async function aSeeker(person: TestActor, { code }: Interview): Promise<Seeker> {
  const socket = await connect(world.app, PLACE, person);
  let last: Place | undefined;
  socket.on('seeked', ({ place, waitMinutes }: Place) => {
    if (place !== undefined) last = { place, waitMinutes };
  });
  expect(await send(socket, 'seek', { code, name: '' })).toEqual({ ok: true });
  return { socket, place: () => last };
}
const seekers = async (persons: readonly TestActor[], interview: Interview): Promise<Seeker[]> => {
  const found: Seeker[] = [];
  for (const person of persons) found.push(await aSeeker(person, interview));
  return found;
};
/** A host calls somebody; by default, the first of those who wait now. */
async function callNext({ _id, code }: Interview, { id = '' }: { id?: string | undefined } = {}) {
  const socketId = id || ((await listWaiting(world.db, _id))[0]?.socketId ?? 'nobody');
  return world.api(company, interviews).next({ params: { code }, body: { socketId } });
}

/** Which of some people were notified that their turn comes up. */
async function notifiedOf(persons: readonly TestActor[]): Promise<string[]> {
  const rows = await world.db
    .select({ userId: inboxItems.userId })
    .from(inboxItems)
    .where(and(inArray(inboxItems.userId, idsOf(persons)), eq(inboxItems.kind, 'INTERVIEW_NEXT')));
  const ids = rows.map(({ userId }) => userId);
  return idsOf(persons).filter((id) => ids.includes(id));
}

/** The text messages about their coming turn that were queued for somebody. */
const textsTo = async ({ user }: TestActor) =>
  (await world.db.select().from(messages).where(eq(messages.userId, user.id))).filter(
    ({ channel, body }) => channel === 'SMS' && body.includes('차례'),
  );
const setTexts = (person: TestActor, isSmsOn: boolean) =>
  world.api(person, messageContract).saveSettings({ body: { groups: [{ group: 'URGENT', isSmsOn }] } });
/** Admits somebody from the list instead of calling the next. */
const admit = (host: Socket, { code }: Interview, { socket }: Seeker) =>
  send(host, 'auth', { code, socketId: socket.id, isApproved: true });

/** Three who wait before one host, of whom the first was called and has entered. */
async function threeOfWhomOneEntered() {
  const persons = await applicants(3);
  const interview = await invite(persons);
  await aHost(interview);
  const [first, second, third] = (await seekers(persons, interview)) as [Seeker, Seeker, Seeker];
  await callNext(interview);
  await enter(first.socket, interview.code);
  return { persons, interview, first, second, third };
}

describe('a queue of several people', () => {
  test('has the order in which the company named them', async () => {
    const persons = await applicants(3);
    const named = persons.toReversed();
    const interview = await invite(named);
    expect(interview._interviewees).toEqual(idsOf(named));
    const [last, first] = await seekers([persons[0], persons[2]] as TestActor[], interview);
    await expect.poll(() => first?.place()?.place).toBe(1);
    await expect.poll(() => last?.place()?.place).toBe(2);
  });

  test('shows the place and the time, which change with each turn', async () => {
    const persons = await applicants(4);
    const interview = await invite(persons);
    await aHost(interview);
    const [first, second, third] = (await seekers(persons.slice(0, 3), interview)) as [
      Seeker,
      Seeker,
      Seeker,
    ];
    await expect.poll(third.place).toEqual({ place: 3, waitMinutes: 30 });
    const called = next(first.socket, 'authed');
    await callNext(interview);
    expect(await called).toMatchObject({ isApproved: true });
    await expect.poll(second.place).toEqual({ place: 1, waitMinutes: 15 });
    await expect.poll(third.place).toEqual({ place: 2, waitMinutes: 30 });
    await enter(first.socket, interview.code);
    first.socket.close();
    await expect.poll(second.place).toEqual({ place: 1, waitMinutes: 0 });
  });

  test('only hosts call the next, and only somebody who waits', async () => {
    const [person] = await applicants(2);
    const interview = await invite([person as TestActor]);
    await expect(callNext(interview)).rejects.toMatchObject({ statusCode: 409 });
    const body = { socketId: 'nobody' };
    const call = world.api(person as TestActor, interviews).next({ params: { code: interview.code }, body });
    await expect(call).rejects.toMatchObject({ statusCode: 404 });
  });

  test('a call of somebody who was called already calls nobody else', async () => {
    const persons = await applicants(3);
    const interview = await invite(persons);
    await aHost(interview);
    const [first, second] = (await seekers(persons.slice(0, 2), interview)) as [Seeker, Seeker];
    const { name } = await callNext(interview, first.socket);
    await expect(callNext(interview, first.socket)).rejects.toMatchObject({
      statusCode: 409,
      message: `${name} 님은 이미 불렀어요. 다음 차례를 다시 확인해 주세요`,
    });
    await enter(first.socket, interview.code);
    expect(await send(second.socket, 'join', joining(interview.code))).toMatchObject({ action: 'seek' });
  });

  test('a call of somebody who is no longer the first calls nobody', async () => {
    const persons = await applicants(2);
    const interview = await invite(persons);
    await aHost(interview);
    const later = await aSeeker(persons[1] as TestActor, interview);
    await aSeeker(persons[0] as TestActor, interview);
    await expect(callNext(interview, later.socket)).rejects.toMatchObject({
      statusCode: 409,
      message: '기다리는 순서가 바뀌었어요. 다음 차례를 다시 확인해 주세요',
    });
  });

  test('notifies the next two, whom those passed over do not delay', async () => {
    const persons = await applicants(5);
    const interview = await invite(persons);
    await aHost(interview);
    await aSeeker(persons[2] as TestActor, interview);
    await callNext(interview);
    expect(await notifiedOf(persons)).toEqual(idsOf(persons.slice(3)));
  });

  test('sends the next two a text message, except where texts were switched off', async () => {
    const persons = await applicants(4);
    const [first, second, third, fourth] = persons as [TestActor, TestActor, TestActor, TestActor];
    await setTexts(third, false);
    const interview = await invite(persons);
    await aHost(interview);
    await aSeeker(first, interview);
    await callNext(interview);
    expect(await textsTo(second)).toMatchObject([{ to: second.user.phone, purpose: 'SERVICE' }]);
    expect(await textsTo(third)).toEqual([]);
    expect(await textsTo(fourth)).toEqual([]);
    expect(await notifiedOf(persons)).toEqual(idsOf([second, third]));
  });

  test('notifies the next two also where a host admits somebody from the list, each of them once', async () => {
    const persons = await applicants(4);
    const [, second, third, fourth] = persons as [TestActor, TestActor, TestActor, TestActor];
    const interview = await invite(persons);
    const host = await aHost(interview);
    const [first, next] = (await seekers(persons.slice(0, 2), interview)) as [Seeker, Seeker];
    expect(await admit(host, interview, first)).toEqual({ ok: true });
    expect(await notifiedOf(persons)).toEqual(idsOf([second, third]));
    expect(await admit(host, interview, next)).toEqual({ ok: true });
    expect(await notifiedOf(persons)).toEqual(idsOf([second, third, fourth]));
    expect(await textsTo(third)).toHaveLength(1);
  });

  test('a rejection notifies nobody', async () => {
    const persons = await applicants(2);
    const interview = await invite(persons);
    const host = await aHost(interview);
    const { socket } = await aSeeker(persons[0] as TestActor, interview);
    await send(host, 'auth', { code: interview.code, socketId: socket.id, isApproved: false });
    expect(await notifiedOf(persons)).toEqual([]);
  });

  test('shows the host the order, and who is notified once each is called in', async () => {
    const persons = await applicants(4);
    await Promise.all(
      persons.map(({ user }, n) =>
        world.db
          .update(users)
          .set({ name: `지원자${n + 1}` })
          .where(eq(users.id, user.id)),
      ),
    );
    const interview = await invite(persons);
    const host = await aHost(interview);
    let shown: unknown;
    host.on('queue', ({ waiting }: { waiting: unknown }) => {
      shown = waiting;
    });
    const [second, first] = (await seekers([persons[1], persons[0]] as TestActor[], interview)) as [
      Seeker,
      Seeker,
    ];
    await expect
      .poll(() => shown)
      .toEqual([
        { socketId: first.socket.id, coming: ['지원자2', '지원자3'] },
        { socketId: second.socket.id, coming: ['지원자3', '지원자4'] },
      ]);
    await callNext(interview);
    await expect.poll(() => shown).toEqual([{ socketId: second.socket.id, coming: ['지원자4'] }]);
  });

  test('ends the turn of the one before, who sees it and cannot come back without asking', async () => {
    const { persons, interview, first, second, third } = await threeOfWhomOneEntered();
    const exited = next(first.socket, 'user-exited');
    await callNext(interview);
    expect(await exited).toMatchObject({ socketId: first.socket.id, isTurnOver: true });
    await enter(second.socket, interview.code);
    second.socket.close();
    await callNext(interview);
    await enter(third.socket, interview.code);
    const again = await connect(world.app, PLACE, persons[1] as TestActor);
    for (const socket of [first.socket, again])
      expect(await send(socket, 'join', joining(interview.code))).toMatchObject({
        ok: false,
        action: 'seek',
      });
  });

  test('who had their turn and asks again comes last', async () => {
    const { persons, interview, second, third } = await threeOfWhomOneEntered();
    await callNext(interview);
    await enter(second.socket, interview.code);
    world.clock.advance(11);
    const again = await aSeeker(persons[0] as TestActor, interview);
    await expect.poll(again.place).toMatchObject({ place: 2 });
    expect(third.place()).toMatchObject({ place: 1 });
  });

  test('who no longer asks is not called, and the others move up', async () => {
    const persons = await applicants(2);
    const interview = await invite(persons);
    const host = await aHost(interview);
    const [first, second] = (await seekers(persons, interview)) as [Seeker, Seeker];
    await expect.poll(second.place).toMatchObject({ place: 2 });
    const exited = next(host, 'user-exited');
    expect(await send(first.socket, 'stop-seeking', { code: interview.code })).toEqual({ ok: true });
    expect(await exited).toMatchObject({ socketId: first.socket.id });
    await expect.poll(second.place).toMatchObject({ place: 1 });
    const called = next(second.socket, 'authed');
    await callNext(interview);
    expect(await called).toMatchObject({ isApproved: true });
  });
});
