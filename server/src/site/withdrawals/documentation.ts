import * as withdrawals from '@ieum/contract/site/withdrawals/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    withdrawals: 'Leaving the service.',
  },
  schemas: [withdrawals],
};
