import * as settings from '@ieum/contract/foundation/settings/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    settings: 'Settings of the service.',
  },
  schemas: [settings],
};
