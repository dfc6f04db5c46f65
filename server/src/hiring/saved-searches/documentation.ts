import * as savedSearches from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    savedSearches: 'Filters of the list of recruitments that a person keeps under names.',
  },
  schemas: [savedSearches],
  parameters: {
    _search: 'Id of a saved search.',
  },
};
