import * as imports from '@ieum/contract/foundation/imports/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    imports: 'Rows that administrators import from workbooks, after a dry run.',
  },
  schemas: [imports],
  parameters: {
    _import: 'Id of an import, valid for a day.',
    importKind: 'What is imported.',
    outcome: 'Only rows for which writing would do this.',
  },
};
