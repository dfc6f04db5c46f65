import { companyProfilePaths as paths } from '@ieum/contract/hiring/companies/profile-paths.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPdf } from '../../../test/pictures.ts';

export const accessCases: AccessCases = async ({ world, company }) => {
  const file = multipart({ file: aPdf(), name: 'a.pdf', fields: {} });
  const added = await world.call(company, 'POST', '/api/v1/company/files', file);
  return [casesOf('company', { _file: added.json().file._id })(paths.removeFile)];
};
