import { companyMeetings, ownMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { companyMeetingPaths, ownMeetingPaths } from '@ieum/contract/live/meetings/paths.ts';
import { addSeconds } from '#kit/dates.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';
import { apply } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

const DAY = 24 * 60 * 60;

export const accessCases: AccessCases = async ({ world, company, person }) => {
  const inDays = (days: number) => addSeconds(world.clock.now(), days * DAY).toISOString();
  const [first, second] = [inDays(2), inDays(3)];
  // Cases of other modules revoke the application that all of them have.
  const recruitmentId = await aRecruitment(world, company);
  const { _id: applicationId } = await apply(world, person, recruitmentId);
  const draft = {
    _recruitment: recruitmentId,
    _applications: [applicationId],
    title: '1차 면담',
    matching: { startsAt: inDays(0), endsAt: inDays(1) },
    schedulesAvailable: [first, second],
  };
  const create = async () => (await world.api(company, companyMeetings).create({ body: draft })).meeting._id;
  const meetingId = await create();
  const params = { _meeting: meetingId };
  const { schedule } = await world.api(person, ownMeetings).pick({ params, body: { date: first } });
  const ofCompany = casesOf('company', { _meeting: meetingId, _schedule: schedule._id });
  const ofPerson = casesOf('person', { _meeting: meetingId });
  const unpicked = await create();
  return [
    ofCompany(companyMeetingPaths.read),
    ofCompany(companyMeetingPaths.schedules),
    ofCompany(companyMeetingPaths.revise, { body: { title: '최종 면담' } }),
    casesOf('company', { _meeting: unpicked })(companyMeetingPaths.remove),
    ofPerson(ownMeetingPaths.read),
    ofPerson(ownMeetingPaths.schedules),
    ofPerson(ownMeetingPaths.change, { body: { _schedule: schedule._id, date: second } }),
    casesOf('person', { _meeting: await create() })(ownMeetingPaths.pick, { body: { date: second } }),
    ofCompany(companyMeetingPaths.decide, { body: { state: 'APPROVED' } }),
  ];
};
