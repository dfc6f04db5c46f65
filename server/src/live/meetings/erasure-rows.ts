import { companyMeetings, ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { apply } from '../../../test/hiring.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

const DAY = 24 * 60 * 60;

/** A time that they picked, which the company cancelled with the mark as its reason. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const company = await world.aCompany();
  const recruitmentId = await aRecruitment(world, company);
  const { _id: applicationId } = await apply(world, person, recruitmentId);
  const inDays = (days: number) => addSeconds(world.clock.now(), days * DAY).toISOString();
  const date = inDays(2);
  const body = {
    _recruitment: recruitmentId,
    _applications: [applicationId],
    title: '1차 면담',
    matching: { startsAt: inDays(0), endsAt: inDays(1) },
    schedulesAvailable: [date],
  };
  const { meeting } = await world.api(company, companyMeetings).create({ body });
  const params = { _meeting: meeting._id };
  const { schedule } = await world.api(person, ownMeetings).pick({ params, body: { date } });
  await world.api(company, companyMeetings).decide({
    params: { ...params, _schedule: schedule._id },
    body: { state: 'CANCELED', reason: mark },
  });
};
