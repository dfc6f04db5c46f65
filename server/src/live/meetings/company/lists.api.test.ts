import { beforeAll, beforeEach, expect, test } from 'vitest';
import { companyMeetings, ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { apply, aPersonWithResume } from '../../../../test/hiring.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { readParts } from '../queries.ts';

let world: World;
let company: TestActor;
let person: TestActor;
let recruitmentId: string;
let applicationId: string;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), aPersonWithResume(world)]);
  recruitmentId = await aRecruitment(world, company);
  applicationId = (await apply(world, person, recruitmentId))._id;
});

const HOUR = 60 * 60;
/** A whole minute, as times are proposed. */
const inHours = (hours: number) => {
  const minute = Math.ceil(world.clock.now().getTime() / 60_000) * 60_000;
  return addSeconds(new Date(minute), hours * HOUR).toISOString();
};
const asCompany = () => world.api(company, companyMeetings);
const asPerson = () => world.api(person, ownMeetings);
const of = (meeting: { _id: string }) => ({ params: { _meeting: meeting._id } });

async function aMeeting() {
  const body = {
    _recruitment: recruitmentId,
    _applications: [applicationId],
    title: '1차 면담',
    matching: { startsAt: world.clock.now().toISOString(), endsAt: inHours(24) },
    schedulesAvailable: [inHours(48)],
  };
  return (await asCompany().create({ body })).meeting;
}

async function list(sort?: object) {
  const headers: Record<string, string> = sort ? { sort: JSON.stringify(sort) } : {};
  return (await asCompany().list({ query: {}, headers })).meetings.map(({ _id }) => _id);
}

test('a meeting with a time that waits for an answer comes first, unless the company sorts by creation', async () => {
  const waiting = await aMeeting();
  world.clock.advance(60);
  const newer = await aMeeting();
  const [date = ''] = waiting.schedulesAvailable;
  await asPerson().pick({ ...of(waiting), body: { date } });
  expect(await list()).toEqual([waiting._id, newer._id]);
  expect(await list({ createdAt: -1 })).toEqual([newer._id, waiting._id]);
  expect(await list({ createdAt: 1 })).toEqual([waiting._id, newer._id]);
});

test('an unknown order of meetings is rejected', async () => {
  await expect(list({ title: 1 })).rejects.toMatchObject({ statusCode: 400 });
});

const scheduleOf = async () => (await asCompany().list({ query: {} })).meetings[0]?.applications[0]?.schedule;

test('however often somebody picks and cancels, the time that counts is read, and one cancelled before', async () => {
  const meeting = await aMeeting();
  const [date = ''] = meeting.schedulesAvailable;
  const pick = async () => (await asPerson().pick({ ...of(meeting), body: { date } })).schedule;
  const cancel = ({ _id }: { _id: string }) =>
    asPerson().change({ ...of(meeting), body: { _schedule: _id, state: 'CANCELED' } });
  const countRead = async () => (await readParts(world.db, [meeting._id]))(meeting._id).slots.length;
  for (let n = 0; n < 3; n += 1) {
    world.clock.advance(1);
    const canceled = await pick();
    await cancel(canceled);
    expect(await scheduleOf()).toMatchObject({ _id: canceled._id, state: 'CANCELED' });
  }
  expect(await countRead()).toBe(1);
  const open = await pick();
  expect(await scheduleOf()).toMatchObject({ _id: open._id, state: 'AWAITING' });
  expect(await countRead()).toBe(2);
});
