import * as notices from '@ieum/contract/content/notices/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    consoleNotices: 'Notices of the help centre, as administrators write them.',
    notices: 'Notices of the help centre.',
  },
  schemas: [notices],
  parameters: {
    _notification: 'Id of a notice of the help centre.',
  },
};
