import { applicantPaths as paths } from '@ieum/contract/hiring/applicants/paths.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = ({ recruitmentId, applicationId, otherApplicationId }) => {
  const one = { _application: applicationId };
  const of = casesOf('company', { _recruitment: recruitmentId, ...one });
  return [
    of(paths.list),
    of(paths.read),
    of(paths.contacts),
    of(paths.readMemo),
    of(paths.memo, { body: { memo: '메모' } }),
    of(paths.stage, { body: { stage: 'ON_RECRUIT' } }),
    of(paths.certify, { body: { isCertified: false } }),
    of(paths.kanban),
    of(paths.move, { body: { ...one, stage: 'ON_PENDING' } }),
    of(paths.moveMany, { body: { applications: [one], stage: 'ON_PENDING' } }),
    of(paths.facets),
    of(paths.compare, { query: `?ids=${applicationId},${otherApplicationId}` }),
    of(paths.export, { query: '?reason=why' }),
    of(paths.neighbours),
    of(paths.recruits),
  ];
};
