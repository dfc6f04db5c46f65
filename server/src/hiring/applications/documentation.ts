import * as applications from '@ieum/contract/hiring/applications/endpoints.ts';
import * as applicationSchemas from '@ieum/contract/hiring/applications/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    applications: "A job seeker's own applications, from draft to revocation.",
  },
  schemas: [applications, applicationSchemas],
  parameters: {
    _application: 'Id of an application.',
  },
};
