import * as interviews from '@ieum/contract/live/interviews/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    interviews: 'Video interviews by the code of their link.',
    ownInterviews: 'Video interviews that a person is invited to.',
    companyInterviews: 'Video interviews that a company creates, changes and ends.',
    coturn: 'Credentials of the relay that browsers use where they cannot reach each other.',
  },
  schemas: [interviews],
  parameters: {
    _interview: 'The id of an interview.',
    username: 'The username of a member, in full.',
  },
};
