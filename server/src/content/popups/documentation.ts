import * as popups from '@ieum/contract/content/popups/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    popups: 'Popups over the public pages.',
    consolePopups: 'Popups, as administrators write them.',
  },
  schemas: [popups],
  parameters: {
    _popup: 'Id of a popup.',
    device: 'Only what is shown on this kind of device.',
    pages: '`HOME` for what the home page shows, `ALL` for what every public page shows.',
  },
};
