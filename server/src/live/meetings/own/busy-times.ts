import type { Db } from '#kit/context.ts';
import { findPlaces, listBusy, type Span } from '#live/calendar/public.ts';
import type { Invited } from './invitations.ts';
import { endOf } from '../progress.ts';
import type { Parts } from '../queries.ts';
import { sourceOf } from '../appointment.ts';

/** The proposed times that the person cannot have: taken by others, or at which the company is not free. */
export async function readBusy(db: Db, { meeting, invitation }: Invited, { times, slots }: Parts) {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return { taken: [], clashes: [] };
  const span = { startsAt: first, endsAt: endOf(meeting, last) };
  const { companyId } = meeting;
  const [places, ofCompany, ofPerson] = await Promise.all([
    findPlaces(db, companyId),
    listBusy(db, { companyId }, span),
    listBusy(db, { userId: invitation.personId }, span),
  ]);
  const own = slots.find(
    ({ slot }) => slot.applicationId === invitation.applicationId && slot.state !== 'CANCELED',
  );
  const isOwn = ({ sourceId }: { sourceId: string }) => own && sourceId === sourceOf(own.slot).sourceId;
  const others = slots.filter(({ slot }) => slot.state !== 'CANCELED' && slot !== own?.slot);
  const picked = new Set(others.map(({ slot }) => slot.date.getTime()));
  const busy = ofCompany.filter((one) => !isOwn(one));
  const taken = times.filter((time) => picked.has(time.getTime()) || lanesIn(busy, spanAt(time)) >= places);
  return { taken, clashes: ofPerson.filter((one) => !isOwn(one)).slice(0, 500) };

  function spanAt(time: Date): Span {
    return { startsAt: time, endsAt: endOf(meeting, time) };
  }
}

const lanesIn = (busy: readonly (Span & { lane: number })[], { startsAt, endsAt }: Span): number =>
  new Set(busy.filter((one) => one.startsAt < endsAt && one.endsAt > startsAt).map(({ lane }) => lane)).size;
