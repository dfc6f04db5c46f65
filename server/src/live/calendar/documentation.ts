import * as calendar from '@ieum/contract/live/calendar/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    calendar: "A member's appointments of all kinds, and their address for calendars elsewhere.",
  },
  schemas: [calendar],
  parameters: { _appointment: 'The id of an appointment, or of the row that it belongs to.' },
};
