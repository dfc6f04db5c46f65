import * as users from '@ieum/contract/account/users/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    users: "Signing up, recovering and changing the caller's own account.",
  },
  schemas: [users],
};
