import * as resumes from '@ieum/contract/hiring/resumes/endpoints.ts';
import * as resumeSchemas from '@ieum/contract/hiring/resumes/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    resumes: "The caller's own résumé.",
  },
  schemas: [resumes, resumeSchemas],
};
