import * as approvals from '@ieum/contract/foundation/approvals/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    approvals: 'Requests for acts that need a second administrator.',
  },
  schemas: [approvals],
  parameters: {
    _approval: 'Id of a request for approval.',
    right: 'The right of administrators that the act needs.',
  },
};
