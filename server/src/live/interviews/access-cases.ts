import { companyInterviews } from '@ieum/contract/live/interviews/endpoints.ts';
import {
  companyInterviewPaths,
  interviewPaths,
  ownInterviewPaths,
} from '@ieum/contract/live/interviews/paths.ts';
import { casesOf, untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';
import { apply } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

export const accessCases: AccessCases = async ({ world, company, person }) => {
  // Cases of other modules revoke the application that all of them have.
  const recruitmentId = await aRecruitment(world, company);
  const { _id } = await apply(world, person, recruitmentId);
  const body = { title: '1차 화상 면접', _applications: [_id] };
  const create = async () => (await world.api(company, companyInterviews).create({ body })).interview;
  const interview = await create();
  const ofCompany = casesOf('company', { _interview: interview._id, code: interview.code });
  return [
    ofCompany(companyInterviewPaths.read),
    ofCompany(companyInterviewPaths.revise, { body: { title: '2차 화상 면접' } }),
    ofCompany(companyInterviewPaths.setState, { body: { state: 'PROGRESS' } }),
    casesOf('company', { _interview: (await create())._id })(companyInterviewPaths.remove),
    ofCompany(interviewPaths.readMemo),
    ofCompany(interviewPaths.writeMemo, { body: { memo: '질문에 분명하게 답했어요' } }),
    casesOf('person', { _interview: interview._id })(ownInterviewPaths.read),
  ];
};

export const untried = untriedBecause('the turns in a room have tests of their own', [interviewPaths.next]);
