import * as addresses from '@ieum/contract/foundation/addresses/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    addresses: 'Postal addresses of Korea.',
  },
  schemas: [addresses],
};
