import { applicationPaths as paths } from '@ieum/contract/hiring/applications/paths.ts';
import { casesOf, untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = ({ recruitmentId, applicationId }) => {
  const ofCompany = casesOf('company', { _recruitment: recruitmentId, _application: applicationId });
  const of = casesOf('person', { _application: applicationId });
  return [ofCompany(paths.applicantPdf), of(paths.read), of(paths.pdf), of(paths.revoke, { body: {} })];
};

export const untried = {
  ...untriedBecause("it is about the caller's own application by definition", [
    paths.own,
    paths.open,
    paths.save,
    paths.apply,
  ]),
  ...untriedBecause('it needs a draft, as the tests beside have', [paths.discard]),
};
