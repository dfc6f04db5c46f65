import * as recruitments from '@ieum/contract/hiring/recruitments/endpoints.ts';
import * as recruitmentSchemas from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    companyRecruitments: "A company's own recruitments.",
    recruitments: 'Public recruitments.',
  },
  schemas: [recruitments, recruitmentSchemas],
};
