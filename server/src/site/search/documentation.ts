import * as search from '@ieum/contract/site/search/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    search: 'One search over everything that is public.',
  },
  schemas: [search],
};
