import { applicationPaths as paths } from '@ieum/contract/hiring/applications/paths.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = ({ recruitmentId, applicationId }) => {
  const ofCompany = casesOf('company', { _recruitment: recruitmentId, _application: applicationId });
  const of = casesOf('person', { _application: applicationId });
  return [ofCompany(paths.applicantPdf), of(paths.read), of(paths.pdf), of(paths.revoke, { body: {} })];
};
