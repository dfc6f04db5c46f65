import { calendar as contract } from '@ieum/contract/live/calendar/endpoints.ts';
import type { FastifyReply } from 'fastify';
import { findRecruitmentWithCompany } from '#hiring/applications/public.ts';
import { isPublic, ownsRecruitment } from '#hiring/recruitments/public.ts';
import type { Actor } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { findFeed, findFeedParty, removeFeed, renewFeed, type FeedDeps } from './feed.ts';
import type { Party } from './party.ts';
import { findPlaces, savePlaces } from './availability.ts';
import { findOwn, listAgreed, listOwn, type OwnAppointment } from './queries.ts';
import { presentAgreed, presentAppointment } from './wire.ts';

/** Administrators have no appointments. */
const partyOf = (actor: Actor): Party | undefined => {
  if (actor.userType === null) return undefined;
  return actor.userType === 'COMPANY' ? { companyId: actor.companyId } : { userId: actor.userId };
};

const DAY = 24 * 60 * 60;
/** How many days before and after now an address shows. */
const FEED_DAYS = { past: 30, ahead: 365 };

const presentFeed = ({ url, createdAt }: { url: string; createdAt: Date }) => ({
  url,
  createdAt: createdAt.toISOString(),
});

/** Sends appointments as a file of iCalendar. */
async function sendCalendar(reply: FastifyReply, { publicUrl }: FeedDeps, rows: readonly OwnAppointment[]) {
  const { toICalendar } = await import('./icalendar.ts');
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="ieum.ics"')
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .send(toICalendar(rows, publicUrl));
}

/** The number of appointments that a company can have at once. */
export function placeRoutes(route: Route) {
  route(contract.places, {
    run: async ({ db, actor }) => ({ places: await findPlaces(db, actor.companyId) }),
  });

  route(contract.savePlaces, {
    run: async ({ db, actor }, { body }) => {
      await savePlaces(db, actor.companyId, body.places);
      return { places: await findPlaces(db, actor.companyId) };
    },
  });
}

/** Serves the appointments that a company has agreed on with its applicants. */
export function agreedRoutes(route: Route) {
  route(contract.agreed, {
    subject: ({ db }, { params }) => findRecruitmentWithCompany(db, params._recruitment, 'none'),
    policy: (actor, { recruitment }) => ownsRecruitment(actor, recruitment),
    isVisible: ({ recruitment }) => isPublic(recruitment),
    run: async ({ db, now }, _input, { recruitment }) => {
      const { id: recruitmentId, companyId } = recruitment;
      const rows = await listAgreed(db, { companyId, recruitmentId, now });
      return { appointments: rows.map(presentAgreed) };
    },
  });
}

/** A member's appointments, and the address at which a calendar elsewhere reads them. */
export function calendarRoutes(route: Route, deps: FeedDeps) {
  route(contract.list, {
    run: async ({ db, actor }, { query }) => {
      const party = partyOf(actor);
      const span = { startsAt: new Date(query.from), endsAt: new Date(query.until) };
      const rows = party ? await listOwn(db, party, span) : [];
      return { appointments: rows.map(presentAppointment) };
    },
  });

  route(contract.one, {
    run: async ({ db, actor }, { params }, { reply }) => {
      const party = partyOf(actor);
      const found = party && (await findOwn(db, party, params._appointment));
      if (!found) throw notFound();
      return sendCalendar(reply, deps, [found]);
    },
  });

  route(contract.feed, {
    run: async ({ db, actor }) => {
      const feed = await findFeed(db, deps, actor.userId);
      return { feed: feed ? presentFeed(feed) : null };
    },
  });

  route(contract.renewFeed, {
    run: async (ctx) => ({ feed: presentFeed(await renewFeed(ctx, deps)) }),
  });

  route(contract.removeFeed, {
    run: async ({ db, actor }) => {
      await removeFeed(db, actor.userId);
      return {};
    },
  });

  route(contract.file, {
    run: async ({ db, now }, { query }, { reply }) => {
      const party = await findFeedParty(db, deps, query.token);
      if (!party) throw notFound();
      const rows = await listOwn(db, party, {
        startsAt: addSeconds(now, -FEED_DAYS.past * DAY),
        endsAt: addSeconds(now, FEED_DAYS.ahead * DAY),
      });
      return sendCalendar(reply, deps, rows);
    },
  });
}
