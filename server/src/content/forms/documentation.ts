import * as forms from '@ieum/contract/content/forms/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    forms: 'Forms that were submitted to the centre.',
    consoleForms: 'Forms as administrators write them and send them by e-mail.',
  },
  schemas: [forms],
};
