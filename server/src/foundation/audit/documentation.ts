import * as audit from '@ieum/contract/foundation/audit/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    audit: 'What administrators did, and who read whose personal data.',
  },
  schemas: [audit],
  parameters: {
    _log: 'Id of an entry of the audit log.',
  },
};
