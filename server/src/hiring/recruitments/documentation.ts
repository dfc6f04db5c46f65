import * as recruitments from '@ieum/contract/hiring/recruitments/endpoints.ts';
import * as recruitmentSchemas from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { Documentation } from '#module.ts';

/** What the API's documents say about this module. */
export const documentation: Documentation = {
  groups: {
    companyRecruitments: "A company's own recruitments.",
    recruitments: 'Public recruitments.',
  },
  schemas: [recruitments, recruitmentSchemas],
};
