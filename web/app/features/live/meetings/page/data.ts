import type { meetings, PublicMeeting } from '@ieum/contract/live/meetings/endpoints.ts';
import { meetingPaths } from '@ieum/contract/live/meetings/paths.ts';
import { apiOf, type Send } from '#lib/api/api.ts';

export type { PublicMeeting };

/** The public part of a meeting. */
export const readMeeting = (id: string, send?: Send): Promise<{ meeting: PublicMeeting }> =>
  apiOf<typeof meetings>(meetingPaths, send).read({ params: { _meeting: id } });
