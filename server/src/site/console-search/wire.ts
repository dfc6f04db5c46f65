import type { FoundRow } from '@ieum/contract/site/console-search/endpoints.ts';
import type { FoundRow as Row } from '#kit/search/search-source.ts';

/** Row → wire. */
export const presentFound = ({ id, name, note = '', state, link }: Row): FoundRow => ({
  _id: id,
  name,
  note,
  state: state ?? null,
  link,
});
