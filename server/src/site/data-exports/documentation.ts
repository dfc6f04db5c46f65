import * as dataExports from '@ieum/contract/site/data-exports/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    dataExports: 'Everything that is stored about a member, as one archive.',
  },
  schemas: [dataExports],
};
