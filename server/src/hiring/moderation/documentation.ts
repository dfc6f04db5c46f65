import * as moderation from '@ieum/contract/hiring/moderation/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    moderation: 'Recruitments as an administrator sees them.',
  },
  parameters: {
    answered: 'Only those that an administrator hid and the company answered about, or only the others.',
  },
  schemas: [moderation],
};
