import * as approvals from '@ieum/contract/foundation/approvals/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    approvals: 'Requests for acts that need a second administrator.',
  },
  schemas: [approvals],
  parameters: {
    _approval: 'Id of a request for approval.',
  },
};
