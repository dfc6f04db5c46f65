import { savedSearches } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';

/** A search with the mark in its name and among its conditions. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const body = { name: mark.slice(0, 30), filter: { searchValue: mark } };
  await world.api(person, savedSearches).create({ body });
};
