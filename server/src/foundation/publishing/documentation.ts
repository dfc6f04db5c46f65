import * as publishing from '@ieum/contract/foundation/publishing/endpoints.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    publishing: 'When content is shown, and its versions.',
  },
  schemas: [publishing],
  parameters: {
    _row: 'Id of a piece of content of this kind.',
    kind: 'Kind of content.',
  },
};
