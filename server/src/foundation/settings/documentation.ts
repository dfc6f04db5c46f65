import * as settings from '@ieum/contract/foundation/settings/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    settings: 'Settings of the service.',
  },
  schemas: [settings],
};
