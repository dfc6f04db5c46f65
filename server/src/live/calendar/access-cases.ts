import { calendarPaths } from '@ieum/contract/live/calendar/paths.ts';
import { casesOf, untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

export const accessCases: AccessCases = async ({ world, company }) => {
  // Cases of other modules end the recruitment that all of them have.
  const recruitmentId = await aRecruitment(world, company);
  return [casesOf('company', { _recruitment: recruitmentId })(calendarPaths.agreed)];
};

export const untried = untriedBecause(
  'an appointment has two owners; appointments.api.test.ts tries it as others',
  [calendarPaths.one],
);
