import * as drafts from '@ieum/contract/live/meetings/drafts.ts';
import * as meetings from '@ieum/contract/live/meetings/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    meetings: 'The page of a meeting, which shows its title and its company to everybody.',
    ownMeetings: 'Meetings that a person is invited to, and the time that they pick.',
    companyMeetings: 'Meetings that a company proposes to applicants, and its answers to what they picked.',
  },
  schemas: [drafts, meetings],
  parameters: {
    _meeting: 'The id of a meeting.',
    _schedule: 'The id of a picked time.',
  },
};
