import * as addresses from '@ieum/contract/foundation/addresses/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    addresses: 'Postal addresses of Korea.',
  },
  schemas: [addresses],
};
