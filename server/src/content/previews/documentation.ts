import * as previews from '@ieum/contract/content/previews/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    previews: 'The public pages as somebody else sees them at another moment.',
  },
  schemas: [previews],
};
