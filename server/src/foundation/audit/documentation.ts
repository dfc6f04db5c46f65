import * as audit from '@ieum/contract/foundation/audit/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    audit: 'What administrators did, and who read whose personal data.',
  },
  schemas: [audit],
  parameters: {
    _log: 'Id of an entry of the audit log.',
  },
};
