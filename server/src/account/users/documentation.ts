import * as users from '@ieum/contract/account/users/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    users: "Signing up, recovering and changing the caller's own account.",
  },
  schemas: [users],
};
