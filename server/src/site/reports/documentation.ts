import * as reports from '@ieum/contract/site/reports/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    reports: 'Questions of administrators about the figures of the product, and those that they saved.',
  },
  schemas: [reports],
  parameters: {
    _report: 'Id of a saved report.',
    key: 'Only the rows of one figure: a key of the split, or the first day of a time.',
    split: 'DAY, WEEK, MONTH, or one of the splits of the measure.',
  },
};
