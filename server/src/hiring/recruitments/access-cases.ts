import { companyRecruitmentPaths as paths } from '@ieum/contract/hiring/recruitments/company-paths.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { casesOf, untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPdf } from '../../../test/pictures.ts';
import { aDraft } from '../../../test/recruitment.ts';

export const accessCases: AccessCases = async ({ world, company, recruitmentId }) => {
  const pdf = () => multipart({ file: aPdf(), name: 'a.pdf' });
  const { file } = await world
    .api(company, companyRecruitments)
    .attach({ params: { _recruitment: recruitmentId }, file: { content: aPdf(), name: 'a.pdf' } });
  const of = casesOf('company', { _recruitment: recruitmentId, _file: file._id });
  return [
    of(paths.read),
    of(paths.revise, { body: aDraft(world.clock.now()) }),
    of(paths.duplicate, { body: { key: 'one' } }),
    of(paths.readClosing),
    of(paths.setMoveNotice, { body: { moveNotice: 'SEND' } }),
    of(paths.readQuestions),
    of(paths.replaceQuestions, { body: { questions: [] } }),
    of(paths.attach, pdf()),
    of(paths.detach),
    // Hiding the recruitment comes last: afterwards others do not find it any more.
    of(paths.setState, { body: { state: 'NO_SHOWN' } }),
  ];
};

export const untried = untriedBecause('it needs a recruitment in another state, as the tests beside have', [
  paths.answerBlock,
  paths.remove,
]);
