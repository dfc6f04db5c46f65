import { ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { companyMeetingPaths as paths } from '@ieum/contract/live/meetings/paths.ts';
import { addSeconds } from '#kit/dates.ts';
import { apply } from '../../../test/hiring.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

const DAY = 24 * 60 * 60;

/** A meeting with its title, and the reason of a cancellation. */
export const longestWrites: LongestWrites = async ({ world, write, company, person }) => {
  const inDays = (days: number) => addSeconds(world.clock.now(), days * DAY).toISOString();
  const recruitmentId = await aRecruitment(world, company);
  const { _id: applicationId } = await apply(world, person, recruitmentId);
  const draft = {
    _recruitment: recruitmentId,
    _applications: [applicationId],
    title: '1차 면담',
    place: '서울 강남구 영동대로 513',
    matching: { startsAt: inDays(0), endsAt: inDays(1) },
    schedulesAvailable: [inDays(2)],
    texting: { message: '면담 시간을 골라 주세요' },
  };
  const { meeting } = await write(company, `POST ${paths.create.path}`, paths.create.path, draft);
  const id = meeting?.['_id'] ?? '';
  const url = `${paths.create.path}/${id}`;
  await write(company, `PUT ${paths.revise.path}`, url, {
    title: '2차 면담',
    place: '서울 강남구 테헤란로 87',
  });
  const body = { date: draft.schedulesAvailable[0] ?? '' };
  const { schedule } = await world.api(person, ownMeetings).pick({ params: { _meeting: id }, body });
  const decision = { state: 'CANCELED', reason: '사유' };
  await write(company, `PUT ${paths.decide.path}`, `${url}/schedules/${schedule._id}`, decision);
  return {
    ids: { _meeting: [id], _schedule: [schedule._id] },
    listed: { [`GET ${paths.list.path}`]: id, [`GET ${paths.allSchedules.path}`]: schedule._id },
  };
};
