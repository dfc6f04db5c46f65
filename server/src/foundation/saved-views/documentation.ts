import * as savedViews from '@ieum/contract/foundation/saved-views/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    savedViews:
      'How an administrator looks at the lists of the console: filters, order, columns and density.',
  },
  schemas: [savedViews],
  parameters: {
    _view: 'Id of a saved view.',
    list: 'The key of a list of the console, for example `console-members`.',
  },
};
