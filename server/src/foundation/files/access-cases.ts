import { filePaths as paths } from '@ieum/contract/foundation/files/paths.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPng } from '../../../test/pictures.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const png = multipart({ file: await aPng(), name: 'a.png', fields: { type: 'PROFILE' } });
  const stored = await world.call(person, 'POST', '/api/v1/me/files', png);
  const of = casesOf('person', { _file: stored.json().file._id });
  return [of(paths.findMine), of(paths.replace, png), of(paths.remove)];
};
