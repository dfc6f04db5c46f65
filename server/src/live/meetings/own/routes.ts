import type { Input } from '@ieum/contract/common/endpoint.ts';
import { ownMeetings as contract } from '@ieum/contract/live/meetings/endpoints.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { PersonContext } from '#kit/context.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { cancelOwn, changeDate } from './change.ts';
import { readBusy } from './busy-times.ts';
import { findInvitation, listInvitations } from './invitations.ts';
import { pick } from './pick.ts';
import { isInvited } from '../policy.ts';
import { findOwnSlotForUpdate, listSlotsOf, readParts } from '../queries.ts';
import { readSlot } from '../read-slot.ts';
import { presentInvited, presentInvitedDetail, presentSlot } from '../wire.ts';

type Asking = Pick<PersonContext, 'db' | 'now' | 'actor'>;

const invitationOf = (
  { db, now, actor }: Asking,
  { params }: Pick<Input<typeof contract.read>, 'params'>,
  lock?: 'share',
) =>
  findInvitation(db, {
    meetingId: params._meeting,
    personId: actor.userId,
    now,
    ...(lock && { lock }),
  });

/** Meetings as an invited person sees them. */
export function ownMeetingRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db, actor, now }, { query, headers }) => {
      rejectSort(headers.sort);
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listInvitations(db, { personId: actor.userId, ...part }, now);
      const parts = await readParts(
        db,
        rows.map(({ meeting }) => meeting.id),
      );
      return { meetings: rows.map((row) => presentInvited(row, parts(row.meeting.id), now)), ...rest };
    },
  });

  route(contract.read, {
    subject: (ctx, input) => invitationOf(ctx, input),
    policy: isInvited,
    run: async ({ db, now }, _, invited) => {
      const parts = (await readParts(db, [invited.meeting.id]))(invited.meeting.id);
      const busy = await readBusy(db, invited, parts);
      return { meeting: presentInvitedDetail(invited, parts, { ...busy, now }) };
    },
  });

  route(contract.schedules, {
    subject: (ctx, input) => invitationOf(ctx, input),
    policy: isInvited,
    run: async ({ db, actor }, _, { meeting }) => ({
      schedules: (await listSlotsOf(db, { meetingId: meeting.id, personId: actor.userId })).map(presentSlot),
    }),
  });
}

/** Many who pick from one meeting wait for each other here, so that they occupy no connections of the database. */
const meetingKey = ({ params }: Pick<Input<typeof contract.read>, 'params'>) => `meeting ${params._meeting}`;

/** Picking, changing and cancelling a time. */
export function pickingRoutes(route: Route, notifier: Notifier) {
  route(contract.pick, {
    serializeBy: (_, input) => meetingKey(input),
    subject: (ctx, input) => invitationOf(ctx, input, 'share'),
    policy: isInvited,
    run: async (ctx, { body }, invited) => {
      const { id } = await pick(ctx, notifier, { invited, date: new Date(body.date) });
      return readSlot(ctx.db, id);
    },
  });

  route(contract.change, {
    serializeBy: (_, input) => meetingKey(input),
    subject: (ctx, input) => invitationOf(ctx, input, 'share'),
    policy: isInvited,
    run: async (ctx, { body }, invited) => {
      const of = { meetingId: invited.meeting.id, personId: ctx.actor.userId, slotId: body._schedule };
      const slot = await findOwnSlotForUpdate(ctx.db, of);
      if (!slot) throw notFound();
      const own = { invited, slot };
      const { id } = body.date
        ? await changeDate(ctx, notifier, { ...own, date: new Date(body.date) })
        : await cancelOwn(ctx, notifier, own);
      return readSlot(ctx.db, id);
    },
  });
}
