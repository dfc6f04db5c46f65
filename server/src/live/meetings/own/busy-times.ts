import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import type { Db } from '#kit/context.ts';
import { findPlaces, listAwaiting, listBusy, type Span } from '#live/calendar/public.ts';
import type { Invited } from './invitations.ts';
import { endOf } from '../progress.ts';
import type { Parts } from '../queries.ts';
import { sourceOf } from '../appointment.ts';

/**
 * The proposed times that the person cannot have, taken by others or while the company is not free, and what else
 * the person has agreed on or asked for during them.
 */
export async function readBusy(db: Db, { meeting, invitation }: Invited, { times, slots }: Parts) {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return { taken: [], clashes: [], awaiting: [] };
  const span = { startsAt: first, endsAt: endOf(meeting, last) };
  const { companyId } = meeting;
  const [places, ofCompany, ofPerson, awaiting] = await Promise.all([
    findPlaces(db, companyId),
    listBusy(db, { companyId }, span),
    listBusy(db, { userId: invitation.personId }, span),
    listAwaiting(db, { userId: invitation.personId }, span),
  ]);
  const own = slots.find(
    ({ slot }) => slot.applicationId === invitation.applicationId && slot.state !== 'CANCELED',
  );
  const isOwn = ({ sourceId }: { sourceId: string }) => own && sourceId === sourceOf(own.slot).sourceId;
  const others = slots.filter(({ slot }) => slot.state !== 'CANCELED' && slot !== own?.slot);
  const picked = new Set(others.map(({ slot }) => slot.date.getTime()));
  const busy = ofCompany.filter((one) => !isOwn(one));
  const taken = times.filter((time) => picked.has(time.getTime()) || lanesIn(busy, spanAt(time)) >= places);
  return { taken, clashes: elsewhere(ofPerson), awaiting: elsewhere(awaiting) };

  function elsewhere<T extends { sourceId: string }>(found: readonly T[]): T[] {
    return found.filter((one) => !isOwn(one)).slice(0, meetingBounds.times);
  }

  function spanAt(time: Date): Span {
    return { startsAt: time, endsAt: endOf(meeting, time) };
  }
}

const lanesIn = (busy: readonly (Span & { lane: number })[], { startsAt, endsAt }: Span): number =>
  new Set(busy.filter((one) => one.startsAt < endsAt && one.endsAt > startsAt).map(({ lane }) => lane)).size;
