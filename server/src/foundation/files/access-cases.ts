import { filePaths as paths } from '@ieum/contract/foundation/files/paths.ts';
import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPng } from '../../../test/pictures.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const png = multipart({ file: await aPng(), name: 'a.png', fields: { type: 'PROFILE' } });
  const { file } = await world
    .api(person, files)
    .upload({ form: { type: 'PROFILE' }, file: { content: await aPng(), name: 'a.png' } });
  const of = casesOf('person', { _file: file._id });
  return [of(paths.findMine), of(paths.replace, png), of(paths.remove)];
};
