import * as secondFactors from '@ieum/contract/account/second-factors/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    secondFactors: 'The second factor of administrators: an authenticator app and recovery codes.',
  },
  schemas: [secondFactors],
};
