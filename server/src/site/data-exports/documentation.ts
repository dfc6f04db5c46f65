import * as dataExports from '@ieum/contract/site/data-exports/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    dataExports: 'Everything that is stored about a member, as one archive.',
  },
  schemas: [dataExports],
};
