import * as flags from '@ieum/contract/hiring/flags/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    flags: 'Reports of members about recruitments and companies.',
    consoleFlags: 'The queue of reports, and the decisions on them.',
  },
  schemas: [flags],
  parameters: { _flag: 'The id of a report.', flagReason: 'The reason that the sender of a report chose.' },
};
