import * as companies from '@ieum/contract/hiring/companies/endpoints.ts';
import * as companyProfile from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    companies: 'Public pages of approved companies.',
    companyProfile: "The caller's own company.",
  },
  schemas: [companies, companyProfile],
};
