import * as auth from '@ieum/contract/account/auth/endpoints.ts';
import * as sessions from '@ieum/contract/account/auth/session-endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    auth: 'Logging in and out; see "Logging in" above.',
    sessions: "The caller's logged-in devices.",
  },
  schemas: [auth, sessions],
  parameters: {
    _session: 'Id of a logged-in device.',
    'second-factor':
      'The code of an authenticator app or a recovery code, encrypted like the password; 401 second_factor_required asks for it.',
  },
};
