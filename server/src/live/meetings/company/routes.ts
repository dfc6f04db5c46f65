import { companyMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { findRecruitmentWithCompany } from '#hiring/applications/public.ts';
import { isPublic, ownsRecruitment } from '#hiring/recruitments/public.ts';
import type { Db } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { sendTexting, undoTextingsAbout, type TextingDeps } from '#live/textings/public.ts';
import { ownsMeeting } from '../policy.ts';
import { findDecided, findMeeting, listSlotsOf, readParts } from '../queries.ts';
import { readSlot } from '../read-slot.ts';
import { fromDraft, fromListQuery, fromRevision, presentOwned, presentSlot } from '../wire.ts';
import { decide } from './decide.ts';
import { listCompanyMeetings, listCompanySlots } from './lists.ts';
import { propose } from './propose.ts';
import { removeMeeting } from './remove.ts';
import { revise } from './revise.ts';

async function readOwned({ db, now }: { db: Db; now: Date }, meetingId: string) {
  const found = await findMeeting(db, meetingId);
  if (!found) throw notFound();
  const parts = await readParts(db, [meetingId]);
  return { meeting: presentOwned(found, parts(meetingId), now) };
}

/** Proposing times, with a text message where that is chosen. */
export function proposingRoute(route: Route, { publicUrl }: TextingDeps) {
  route(companyMeetings.create, {
    subject: ({ db }, { body }) => findRecruitmentWithCompany(db, body._recruitment, 'share'),
    policy: (actor, { recruitment }) => ownsRecruitment(actor, recruitment),
    isVisible: ({ recruitment }) => isPublic(recruitment),
    run: async (ctx, { body }, recruitment) => {
      const proposal = fromDraft(body);
      const meeting = await propose(ctx, recruitment, proposal);
      if (body.texting) {
        const { applicationIds: addressees } = proposal;
        const sending = {
          ...body.texting,
          meetingId: meeting.id,
          addressees,
          addresser: {},
          key: meeting.id,
        };
        await sendTexting(ctx, { publicUrl }, recruitment, sending);
      }
      return readOwned(ctx, meeting.id);
    },
  });
}

export interface CompanyMeetingDeps {
  notifier: Notifier;
  dropCachedPages: DropCachedPages;
}

/** Meetings as their company proposes, changes and closes them. */
export function companyMeetingRoutes(route: Route, { notifier, dropCachedPages }: CompanyMeetingDeps) {
  /** The page that visitors see. */
  const dropPage = (meetingId: string) => dropCachedPages([`meeting:${meetingId}`]);

  route(companyMeetings.list, {
    run: async ({ db, actor, now }, { query, headers }) => {
      const part = { ...fromListQuery(query), limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listCompanyMeetings(db, {
        companyId: actor.companyId,
        sort: headers.sort,
        ...part,
      });
      const parts = await readParts(
        db,
        rows.map(({ meeting }) => meeting.id),
      );
      return { meetings: rows.map((row) => presentOwned(row, parts(row.meeting.id), now)), ...rest };
    },
  });

  route(companyMeetings.read, {
    subject: ({ db }, { params }) => findMeeting(db, params._meeting),
    policy: ownsMeeting,
    run: (ctx, _, { meeting }) => readOwned(ctx, meeting.id),
  });

  route(companyMeetings.revise, {
    subject: ({ db }, { params }) => findMeeting(db, params._meeting, 'update'),
    policy: ownsMeeting,
    run: async (ctx, { body }, found) => {
      await revise(ctx, notifier, found, fromRevision(body));
      ctx.afterCommit(() => dropPage(found.meeting.id));
      return readOwned(ctx, found.meeting.id);
    },
  });

  route(companyMeetings.remove, {
    subject: ({ db }, { params }) => findMeeting(db, params._meeting, 'update'),
    policy: ownsMeeting,
    run: async (ctx, _, found) => {
      await undoTextingsAbout(ctx, found.meeting.id);
      await removeMeeting(ctx, notifier, found);
      ctx.afterCommit(() => dropPage(found.meeting.id));
      return {};
    },
  });
}

/** The picked times of a company's meetings, and its answers. */
export function companySlotRoutes(route: Route, notifier: Notifier) {
  route(companyMeetings.schedules, {
    subject: ({ db }, { params }) => findMeeting(db, params._meeting),
    policy: ownsMeeting,
    run: async ({ db }, _, { meeting }) => ({
      schedules: (await listSlotsOf(db, { meetingId: meeting.id })).map(presentSlot),
    }),
  });

  route(companyMeetings.allSchedules, {
    run: async ({ db, actor }, { query, headers }) => {
      rejectSort(headers.sort);
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listCompanySlots(db, { companyId: actor.companyId, ...part });
      return { schedules: rows.map(presentSlot), ...rest };
    },
  });

  route(companyMeetings.decide, {
    subject: ({ db }, { params }) =>
      findDecided(db, { meetingId: params._meeting, slotId: params._schedule }),
    policy: ownsMeeting,
    run: async (ctx, { body }, decided) => {
      const { id } = await decide(ctx, notifier, decided, body);
      return readSlot(ctx.db, id);
    },
  });
}
