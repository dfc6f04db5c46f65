import { savedSearches } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import { savedSearchPaths as paths } from '@ieum/contract/hiring/saved-searches/paths.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = async ({ world, person }) => {
  const body = { name: '해외영업', filter: { types: 'REGULAR' } };
  const { search } = await world.api(person, savedSearches).create({ body });
  const of = casesOf('person', { _search: search._id });
  return [of(paths.revise, { body: { name: '무역사무' } }), of(paths.remove)];
};
