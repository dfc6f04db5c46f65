import * as members from '@ieum/contract/site/members/endpoints.ts';
import * as memberSchemas from '@ieum/contract/site/members/schemas.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    members: 'Members as an administrator sees them.',
  },
  schemas: [members, memberSchemas],
};
