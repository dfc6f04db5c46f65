import * as previews from '@ieum/contract/content/previews/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    previews: 'The public pages as somebody else sees them at another moment.',
  },
  schemas: [previews],
};
