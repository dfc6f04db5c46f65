import * as publishing from '@ieum/contract/foundation/publishing/endpoints.ts';
import type { Documentation } from '#module.ts';

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
