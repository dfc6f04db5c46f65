import * as withdrawals from '@ieum/contract/site/withdrawals/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    withdrawals: 'Leaving the service.',
  },
  schemas: [withdrawals],
};
