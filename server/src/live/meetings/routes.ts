import { meetings as contract } from '@ieum/contract/live/meetings/endpoints.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { findMeeting, readParts } from './queries.ts';
import { presentPublic } from './wire.ts';

/** The page of a meeting, which shows little. */
export function publicMeetingRoutes(route: Route) {
  route(contract.read, {
    run: async ({ db, now }, { params }) => {
      const found = await findMeeting(db, params._meeting);
      if (!found) throw notFound();
      const parts = await readParts(db, [found.meeting.id]);
      return { meeting: presentPublic(found, parts(found.meeting.id), now) };
    },
  });
}
