import * as applicants from '@ieum/contract/hiring/applicants/endpoints.ts';
import * as applicantSchemas from '@ieum/contract/hiring/applicants/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    applicants: 'Applications as the company sees them: list, board, stages, memos.',
  },
  schemas: [applicants, applicantSchemas],
};
