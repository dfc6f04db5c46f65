import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  companyInterviews,
  coturn,
  interviews,
  ownInterviews,
} from '@ieum/contract/live/interviews/endpoints.ts';
import { companyMeetings, ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { addSeconds, seoulDay } from '#kit/dates.ts';
import { book } from '#live/calendar/public.ts';
import { appointments } from '#live/calendar/tables.ts';
import { apply, aPersonWithResume } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { interviews as table } from './tables.ts';

let world: World;
let company: TestActor;
let person: TestActor;
let recruitmentId: string;
let applicationId: string;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor = company) => world.api(actor, interviews);
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), aPersonWithResume(world)]);
  recruitmentId = await aRecruitment(world, company);
  ({ _id: applicationId } = await apply(world, person, recruitmentId));
});

const HOUR = 60 * 60;
/** The same moment for a while, so that tests can compare it. */
const inHours = (hours: number) => {
  const hour = Math.ceil(world.clock.now().getTime() / 1000 / HOUR) * HOUR;
  return addSeconds(new Date(hour * 1000), hours * HOUR);
};
const onTime = (hours: number) => ({ type: 'ON_TIME' as const, at: inHours(hours).toISOString() });
const asCompany = (who = company) => world.api(who, companyInterviews);
const asPerson = (who = person) => world.api(who, ownInterviews);
const create = async (input: object = {}) =>
  (
    await asCompany().create({
      body: { title: '1차 화상 면접', _interviewees: [person.user.id], ...input },
    })
  ).interview;
const paramsOf = (interview: { _id: string }) => ({ params: { _interview: interview._id } });
const readAs = (who: TestActor | undefined, code: string) =>
  world.answers(who, interviews).read({ params: { code } });
const kindsOf = async ({ user }: TestActor) =>
  (await world.db.select().from(inboxItems).where(eq(inboxItems.userId, user.id))).map(({ kind }) => kind);

describe('a company', () => {
  test('creates an interview whose every field is returned, also by the list', async () => {
    const interviewer = await world.aPerson();
    const day = seoulDay(inHours(48));
    const entrance = {
      type: 'ONE_WITH_URL' as const,
      disabled: true,
      meta: { message: '10분만 기다려 주세요', disabled: false },
    };
    const interview = await create({
      _interviewers: [interviewer.user.id],
      _recruitment: recruitmentId,
      entrance,
      schedule: { type: 'ON_TIME', date: day, hour: 14, minute: 30 },
    });
    expect(interview).toMatchObject({
      title: '1차 화상 면접',
      state: 'AWAITING',
      _interviewers: [interviewer.user.id],
      _interviewees: [person.user.id],
      _participants: [],
      entrance,
      schedule: { type: 'ON_TIME', date: day, hour: 14, minute: 30, minutes: 60 },
      _recruitment: recruitmentId,
      startedAt: null,
      closedAt: null,
    });
    expect(interview.schedule.at).toBe(new Date(`${day}T14:30:00+09:00`).toISOString());
    const { interviews: listed, count } = await asCompany().list({ query: {}, headers: {} });
    expect(listed).toEqual([interview]);
    expect(count).toBe(1);
  });

  test('lists its interviews by creation in either direction, and rejects an unknown order', async () => {
    const first = await create({ schedule: onTime(48) });
    world.clock.advance(1);
    const second = await create({ schedule: onTime(24) });
    const list = async (sort: object) => {
      const headers = { sort: JSON.stringify(sort) };
      return (await asCompany().list({ query: {}, headers })).interviews.map(({ _id }) => _id);
    };
    expect(await list({ createdAt: 1 })).toEqual([first._id, second._id]);
    expect(await list({ createdAt: -1 })).toEqual([second._id, first._id]);
    await expect(list({ title: 1 })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('gets a code of 128 bits, never the same twice, and ten o’clock where no time is named', async () => {
    const [one, other] = [await create(), await create()];
    expect(Buffer.from(one.code, 'base64url')).toHaveLength(16);
    expect(one.code).not.toBe(other.code);
    expect(one.schedule).toEqual({
      type: 'INSTANT',
      at: null,
      date: null,
      hour: 10,
      minute: 0,
      minutes: 60,
    });
    expect(one.entrance.type).toBe('INTERVIEWEES');
  });

  test('invites its own applicants only, and names persons as interviewers', async () => {
    const stranger = await aPersonWithResume(world);
    await expect(create({ _interviewees: [stranger.user.id] })).rejects.toMatchObject({ statusCode: 400 });
    const other = await world.aCompany();
    await expect(create({ _interviewers: [other.user.id] })).rejects.toMatchObject({ statusCode: 400 });
    await expect(create({ _interviewers: [person.user.id] })).rejects.toMatchObject({ statusCode: 409 });
    const { candidates } = await asCompany().candidates({ query: {}, headers: {} });
    expect(candidates).toMatchObject([{ _id: person.user.id, name: '홍길동', _recruitment: recruitmentId }]);
    const { interviewer } = await asCompany().interviewer({ query: { username: stranger.user.username } });
    expect(interviewer).toEqual({ _id: stranger.user.id, name: '홍*동' });
  });

  test('takes the time of both sides for an hour; a clash is named to its owner only', async () => {
    const interview = await create({ schedule: onTime(30) });
    const [row] = await world.db.select().from(appointments).where(eq(appointments.sourceId, interview._id));
    expect(row).toMatchObject({ kind: 'INTERVIEW', state: 'CONFIRMED', startsAt: inHours(30) });
    expect(row?.link).not.toContain(interview.code);
    expect((row?.endsAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(HOUR * 1000);
    await expect(create({ _interviewees: [], schedule: onTime(30.5) })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('1차 화상 면접'),
    });
    const other = await world.aCompany();
    await apply(world, person, await aRecruitment(world, other));
    const body = { title: '다른 면접', _interviewees: [person.user.id], schedule: onTime(30.5) };
    await expect(asCompany(other).create({ body })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.not.stringContaining('1차 화상 면접'),
    });
  });

  test('takes place at the time agreed in a meeting, with whom it was agreed and nobody else', async () => {
    const companyId = company.company?.id ?? '';
    const meeting = {
      kind: 'MEETING' as const,
      sourceId: crypto.randomUUID(),
      companyId,
      title: '면담',
      link: '/meetings',
      startsAt: inHours(30),
      endsAt: inHours(31),
      parties: [{ userId: person.user.id }, { companyId }],
    };
    await world.db.transaction((db) => book({ db, now: world.clock.now() }, meeting));
    const stranger = await aPersonWithResume(world);
    await apply(world, stranger, recruitmentId);
    await expect(create({ _interviewees: [stranger.user.id], schedule: onTime(30) })).rejects.toMatchObject({
      statusCode: 409,
    });
    await expect(create({ schedule: onTime(30.5) })).rejects.toMatchObject({ statusCode: 409 });
    const interview = await create({ schedule: onTime(30) });
    const [row] = await world.db.select().from(appointments).where(eq(appointments.sourceId, interview._id));
    expect(row).toMatchObject({ state: 'CONFIRMED', startsAt: inHours(30) });
  });

  test('ends with the meeting at whose time it was to take place, for its applicant', async () => {
    const asOwner = world.api(company, companyMeetings);
    const other = await aPersonWithResume(world);
    await apply(world, other, recruitmentId);
    const agree = async (at: Date) => {
      const { meeting } = await asOwner.create({
        body: {
          _recruitment: recruitmentId,
          _applications: [applicationId],
          title: '1차 면담',
          matching: { startsAt: world.clock.now().toISOString(), endsAt: inHours(72).toISOString() },
          schedulesAvailable: [at.toISOString()],
          minutes: 60,
        },
      });
      const params = { _meeting: meeting._id };
      const { schedule } = await world
        .api(person, ownMeetings)
        .pick({ params, body: { date: at.toISOString() } });
      const slot = { params: { ...params, _schedule: schedule._id } };
      await asOwner.decide({ ...slot, body: { state: 'APPROVED' } });
      return () => asOwner.decide({ ...slot, body: { state: 'CANCELED', reason: '담당자 출장' } });
    };
    const cancelFirst = await agree(inHours(30));
    const alone = await create({ schedule: onTime(30) });
    const later = await create({ schedule: onTime(40) });
    const cancelSecond = await agree(inHours(50));
    const shared = await create({
      _interviewees: [person.user.id],
      schedule: onTime(50),
    });
    await asCompany().revise({
      ...paramsOf(shared),
      body: { _interviewees: [person.user.id, other.user.id], notice: 'NONE' },
    });
    await cancelFirst();
    await cancelSecond();
    await world.settle();
    const rowOf = async (id: string) =>
      (await world.db.select().from(appointments).where(eq(appointments.sourceId, id)))[0];
    expect((await readAs(company, alone.code)).statusCode).toBe(404);
    expect(await rowOf(alone._id)).toMatchObject({ state: 'CANCELED' });
    expect(await rowOf(later._id)).toMatchObject({ state: 'CONFIRMED' });
    expect((await asCompany().read(paramsOf(shared))).interview._interviewees).toEqual([other.user.id]);
    expect((await asPerson().list({ query: {}, headers: {} })).interviews.map(({ _id }) => _id)).toEqual([
      later._id,
    ]);
  });

  test('moves an interview and hands it over; cancelling frees the time', async () => {
    const [first, second] = await Promise.all([world.aPerson(), world.aPerson()]);
    const interview = await create({ schedule: onTime(30), _interviewers: [first.user.id] });
    const { interview: revised } = await asCompany().revise({
      ...paramsOf(interview),
      body: { schedule: onTime(40), _interviewers: [second.user.id] },
    });
    expect(revised._interviewers).toEqual([second.user.id]);
    expect(revised._interviewees).toEqual([person.user.id]);
    const rowOf = async () =>
      (await world.db.select().from(appointments).where(eq(appointments.sourceId, interview._id)))[0];
    expect(await rowOf()).toMatchObject({ state: 'CONFIRMED', startsAt: inHours(40), sequence: 1 });
    await asCompany().remove(paramsOf(interview));
    expect(await rowOf()).toMatchObject({ state: 'CANCELED' });
    expect((await readAs(company, interview.code)).statusCode).toBe(404);
  });

  test('moves the state forward only, and cancels before the start only', async () => {
    const interview = await create();
    const set = (state: 'AWAITING' | 'PROGRESS' | 'COMPLETE') =>
      asCompany().setState({ ...paramsOf(interview), body: { state } });
    await expect(set('COMPLETE')).rejects.toMatchObject({ statusCode: 409 });
    expect((await set('PROGRESS')).interview.state).toBe('PROGRESS');
    await expect(set('AWAITING')).rejects.toMatchObject({ statusCode: 409 });
    await expect(asCompany().remove(paramsOf(interview))).rejects.toMatchObject({ statusCode: 409 });
    expect((await set('COMPLETE')).interview).toMatchObject({ state: 'COMPLETE' });
    expect((await set('COMPLETE')).interview.closedAt).not.toBeNull();
    await expect(
      asCompany().revise({ ...paramsOf(interview), body: { title: '다시' } }),
    ).rejects.toMatchObject({ statusCode: 409 });
  });

  test('leaves no appointment behind once it is over', async () => {
    const interview = await create({ schedule: onTime(30) });
    for (const state of ['PROGRESS', 'COMPLETE'] as const)
      await asCompany().setState({ ...paramsOf(interview), body: { state } });
    expect(
      await world.db.select().from(appointments).where(eq(appointments.sourceId, interview._id)),
    ).toEqual([]);
    await create({ schedule: onTime(30) });
  });

  test('cannot plan a time that has passed or is missing', async () => {
    await expect(create({ schedule: onTime(-3) })).rejects.toMatchObject({ statusCode: 400 });
    await expect(create({ schedule: { type: 'ON_TIME' } })).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('those who are invited', () => {
  test('are notified once the time to undo is over, of a move and of the end of the plan', async () => {
    const interview = await create({ schedule: onTime(30) });
    const quiet = await create({ schedule: onTime(50), notice: 'NONE', title: '조용한 면접' });
    expect(await kindsOf(person)).not.toContain('INTERVIEW_INVITED');
    await world.settle();
    expect((await kindsOf(person)).filter((kind) => kind.startsWith('INTERVIEW'))).toEqual([
      'INTERVIEW_INVITED',
    ]);
    await asCompany().revise({ ...paramsOf(interview), body: { schedule: onTime(40) } });
    await world.settle();
    expect(await kindsOf(person)).toContain('INTERVIEW_MOVED');
    await asCompany().remove(paramsOf(interview));
    await asCompany().remove(paramsOf(quiet));
    expect((await kindsOf(person)).filter((kind) => kind === 'INTERVIEW_CANCELED')).toHaveLength(1);
  });

  test('are not notified of one that was undone', async () => {
    await asCompany().remove(paramsOf(await create({ schedule: onTime(30) })));
    await world.settle();
    expect((await kindsOf(person)).filter((kind) => kind.startsWith('INTERVIEW'))).toEqual([]);
  });

  test('see all their rooms, as an interviewer too', async () => {
    const interviewer = await world.aPerson();
    const interview = await create({ _interviewers: [interviewer.user.id] });
    expect((await asPerson().list({ query: {}, headers: {} })).interviews).toMatchObject([
      { _id: interview._id, code: interview.code, role: 'INTERVIEWEE' },
    ]);
    expect((await asPerson(interviewer).list({ query: {}, headers: {} })).interviews).toMatchObject([
      { _id: interview._id, role: 'HOST' },
    ]);
    expect((await asPerson().read(paramsOf(interview))).interview.title).toBe('1차 화상 면접');
    const done = { state: 'COMPLETE' as const };
    expect((await asPerson().list({ query: done, headers: {} })).count).toBe(0);
  });
});

describe('who withdraws the application', () => {
  const withdraw = async () => {
    await world.settle();
    expect(
      (await world.answers(person, applications).revoke({ params: { _application: applicationId } }))
        .statusCode,
    ).toBe(200);
    await world.settle();
  };
  const bookedOf = (interview: { _id: string }) =>
    world.db.select().from(appointments).where(eq(appointments.sourceId, interview._id));

  test('has no interview about it any more: it is cancelled, and its company notified', async () => {
    const interviewer = await world.aPerson();
    const interview = await create({ schedule: onTime(30), _interviewers: [interviewer.user.id] });
    await withdraw();
    expect((await asCompany().list({ query: {}, headers: {} })).count).toBe(0);
    expect((await asPerson().list({ query: {}, headers: {} })).count).toBe(0);
    expect((await readAs(person, interview.code)).statusCode).toBe(404);
    expect(await bookedOf(interview)).toMatchObject([{ state: 'CANCELED' }]);
    expect(await kindsOf(company)).toContain('INTERVIEW_DECLINED');
    expect(await kindsOf(interviewer)).toContain('INTERVIEW_CANCELED');
    expect(await kindsOf(person)).not.toContain('INTERVIEW_CANCELED');
  });

  test('leaves one with others, which goes on; the time of the person is free again', async () => {
    const other = await aPersonWithResume(world);
    await apply(world, other, recruitmentId);
    const interview = await create({
      schedule: onTime(30),
      _interviewees: [person.user.id, other.user.id],
    });
    await withdraw();
    expect((await asCompany().list({ query: {}, headers: {} })).interviews).toMatchObject([
      { _id: interview._id, _interviewees: [other.user.id], state: 'AWAITING' },
    ]);
    expect((await readAs(person, interview.code)).statusCode).toBe(403);
    expect(await kindsOf(company)).toContain('INTERVIEW_LEFT');
    expect((await kindsOf(other)).filter((kind) => kind.startsWith('INTERVIEW'))).toEqual([
      'INTERVIEW_INVITED',
    ]);
    const third = await world.aCompany();
    await apply(world, person, await aRecruitment(world, third));
    const body = { title: '다른 면접', _interviewees: [person.user.id], schedule: onTime(30) };
    await asCompany(third).create({ body });
  });

  test('is invited to no other interview, and stays in one that is changed', async () => {
    const begun = await create({ schedule: onTime(30) });
    await asCompany().setState({ ...paramsOf(begun), body: { state: 'PROGRESS' } });
    await withdraw();
    await expect(create({ _interviewees: [person.user.id] })).rejects.toMatchObject({ statusCode: 400 });
    const body = { _interviewees: [person.user.id] };
    expect((await asCompany().revise({ ...paramsOf(begun), body })).interview._interviewees).toEqual([
      person.user.id,
    ]);
  });

  test('stays in an interview that has begun', async () => {
    const interview = await create();
    await asCompany().setState({ ...paramsOf(interview), body: { state: 'PROGRESS' } });
    await withdraw();
    expect((await asCompany().list({ query: {}, headers: {} })).interviews).toMatchObject([
      { _id: interview._id, _interviewees: [person.user.id] },
    ]);
  });
});

describe('a code', () => {
  test('of those invited answers 401 to visitors, 403 to strangers and 404 when it is wrong', async () => {
    const { code } = await create();
    expect((await readAs(undefined, code)).statusCode).toBe(401);
    expect((await readAs(await world.aPerson(), code)).statusCode).toBe(403);
    expect((await readAs(await world.aCompany(), code)).statusCode).toBe(403);
    expect((await readAs(person, `${code.slice(1)}A`)).statusCode).toBe(404);
    expect((await readAs(person, code)).json()).toMatchObject({
      interview: { role: 'INTERVIEWEE', name: '홍길동', interviewees: [] },
    });
    expect((await readAs(company, code)).json()).toMatchObject({
      interview: { role: 'HOST', interviewees: [{ _id: person.user.id, name: '홍길동' }] },
    });
  });

  test('for everybody shows title and state, and nothing about people', async () => {
    const { code } = await create({ entrance: { type: 'ONE_WITH_URL' } });
    const answer = await readAs(undefined, code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      interview: { title: '1차 화상 면접', state: 'AWAITING', role: 'GUEST', interviewees: [], name: '' },
    });
    expect(answer.body).not.toContain('홍길동');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('opens an own note to hosts only', async () => {
    const interviewer = await world.aPerson();
    const { code } = await create({ _interviewers: [interviewer.user.id] });
    const params = { code };
    await api().writeMemo({ params, body: { memo: '10:08 수치가 분명해요' } });
    expect(await api().readMemo({ params })).toEqual({
      memo: '10:08 수치가 분명해요',
    });
    expect(await api(interviewer).readMemo({ params })).toEqual({ memo: '' });
    await expect(api(person).readMemo({ params })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});

test('credentials of a relay are empty where none is configured, and for members only', async () => {
  expect(await world.api(person, coturn).generate({})).toEqual({
    data: { urls: [], username: '', password: '' },
  });
  expect((await world.answers(undefined, coturn).generate()).statusCode).toBe(401);
});

test('an erased company leaves no interview and no time', async () => {
  const interview = await create({ schedule: onTime(30) });
  const { eraseInterviews } = await import('./erase.ts');
  const subject = { userId: company.user.id, companyId: company.company?.id ?? null };
  await eraseInterviews({ db: world.db, now: world.clock.now() } as never, subject as never);
  expect(await world.db.select().from(table).where(eq(table.id, interview._id))).toEqual([]);
  expect(await world.db.select().from(appointments).where(eq(appointments.sourceId, interview._id))).toEqual(
    [],
  );
});
