import * as levels from '@ieum/contract/account/levels/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    levels: 'Levels of members.',
  },
  schemas: [levels],
  parameters: {
    _level: 'Id of a member level.',
    _moveTo: 'Id of the level that the members of the deleted one receive.',
  },
};
