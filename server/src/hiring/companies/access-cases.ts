import { companyProfilePaths as paths } from '@ieum/contract/hiring/companies/profile-paths.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';
import { aPdf } from '../../../test/pictures.ts';

export const accessCases: AccessCases = async ({ world, company }) => {
  const added = await world.api(company, companyProfile).upload({ file: { content: aPdf(), name: 'a.pdf' } });
  return [casesOf('company', { _file: added.file._id })(paths.removeFile)];
};
