import { savedSearches } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const OWN = '/api/v1/person/saved-searches';

/** A saved search with its name. */
export const longestWrites: LongestWrites = async ({ world, write, person }) => {
  const draft = { name: '해외영업', filter: { searchValue: '무역' } };
  const { search } = await write(person, `POST ${OWN}`, OWN, draft);
  const id = search?.['_id'] ?? '';
  await write(person, `PUT ${OWN}/:_search`, `${OWN}/${id}`, { name: '무역사무' });
  return {
    ids: { _search: [id] },
    listed: { [`GET ${OWN}`]: id },
    undo: () => world.answers(person, savedSearches).remove({ params: { _search: id } }),
  };
};
