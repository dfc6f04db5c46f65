import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendar } from '@ieum/contract/live/calendar/endpoints.ts';
import { companyInterviews } from '@ieum/contract/live/interviews/endpoints.ts';
import { companyMeetings, ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { apply, aPersonWithResume, aRecruitmentRow } from '../../../test/hiring.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

interface Application {
  recruitmentId: string;
  applicationId: string;
}

let world: World;
let company: TestActor;
let person: TestActor;
let one: Application;
let other: Application;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  [company, person] = await Promise.all([world.aCompany(), aPersonWithResume(world)]);
  one = await anApplication();
  other = await anApplication();
});

const HOUR = 60 * 60;
const inHours = (hours: number) => {
  const hour = Math.ceil(world.clock.now().getTime() / 1000 / HOUR) * HOUR;
  return addSeconds(new Date(hour * 1000), hours * HOUR).toISOString();
};

async function anApplication(): Promise<Application> {
  const { id: recruitmentId } = await aRecruitmentRow(world, company);
  return { recruitmentId, applicationId: (await apply(world, person, recruitmentId))._id };
}

async function titlesOf({ recruitmentId, applicationId }: Application): Promise<string[]> {
  const params = { ['_recruitment']: recruitmentId };
  const { appointments } = await world.api(company, calendar).agreed({ params });
  expect(appointments.every(({ _application }) => _application === applicationId)).toBe(true);
  return appointments.map(({ title }) => title);
}

async function bookMeeting({ recruitmentId, applicationId }: Application): Promise<void> {
  const api = world.api(company, companyMeetings);
  const date = inHours(48);
  const { meeting } = await api.create({
    body: {
      _recruitment: recruitmentId,
      _applications: [applicationId],
      title: '1차 면담',
      matching: { startsAt: world.clock.now().toISOString(), endsAt: inHours(72) },
      schedulesAvailable: [date],
    },
  });
  const params = { _meeting: meeting._id };
  const { schedule } = await world.api(person, ownMeetings).pick({ params, body: { date } });
  await api.decide({ params: { ...params, _schedule: schedule._id }, body: { state: 'APPROVED' } });
}

const bookInterview = (input: object) =>
  world.api(company, companyInterviews).create({
    body: { title: '화상 면접', schedule: { type: 'ON_TIME', at: inHours(50) }, ...input },
  });

describe('what a company has agreed on with an applicant of two of its recruitments', () => {
  test('is listed for the recruitment that a meeting belongs to', async () => {
    await bookMeeting(other);
    expect(await titlesOf(other)).toEqual(['1차 면담']);
    expect(await titlesOf(one)).toEqual([]);
  });

  test('is listed for the recruitment that an interview names', async () => {
    await bookInterview({ _recruitment: one.recruitmentId, _interviewees: [person.user.id] });
    expect(await titlesOf(one)).toEqual(['화상 면접']);
    expect(await titlesOf(other)).toEqual([]);
  });

  test('is listed for the application with which an interview without a recruitment invites', async () => {
    await bookInterview({ _applications: [one.applicationId] });
    expect(await titlesOf(one)).toEqual(['화상 면접']);
    expect(await titlesOf(other)).toEqual([]);
  });
});
