import * as moderation from '@ieum/contract/hiring/moderation/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    moderation: 'Recruitments as an administrator sees them.',
  },
  parameters: {
    answered: 'Only those that an administrator hid and the company answered about, or only the others.',
  },
  schemas: [moderation],
};
