import * as savedSearches from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    savedSearches: 'Filters of the list of recruitments that a person keeps under names.',
  },
  schemas: [savedSearches],
  parameters: {
    _search: 'Id of a saved search.',
  },
};
