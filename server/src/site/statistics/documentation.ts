import * as statistics from '@ieum/contract/site/statistics/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    statistics: 'Figures for administrators.',
  },
  schemas: [statistics],
};
