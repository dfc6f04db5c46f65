import * as members from '@ieum/contract/site/members/endpoints.ts';
import * as memberRecords from '@ieum/contract/site/members/record-endpoints.ts';
import * as memberSchemas from '@ieum/contract/site/members/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    members: 'Members as an administrator sees them.',
    memberRecords: 'Everything about one member, in sections of all modules.',
  },
  schemas: [members, memberRecords, memberSchemas],
};
