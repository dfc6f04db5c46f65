import { calendarPaths } from '@ieum/contract/live/calendar/paths.ts';
import { untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = () => [];

export const untried = untriedBecause(
  'an appointment has two owners; appointments.api.test.ts tries it as others',
  [calendarPaths.one],
);
