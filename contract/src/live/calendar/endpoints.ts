import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Id, Instant, Nothing, rowsOf } from '../../common/schemas.ts';
import { appointmentKinds, appointmentStates, calendarBounds } from './enums.ts';
import { calendarPaths } from './paths.ts';
import { calendarTexts as m } from './texts.ts';

const RowId = z.string().max(bounds.id);
const Stamp = z.string().max(40);

/** An entry of the caller's calendar. */
export const Appointment = z.object({
  _id: RowId,
  kind: z.enum(appointmentKinds),
  /** The row of the kind's module, for example a picked time of a meeting. */
  _source: RowId,
  title: z.string().max(calendarBounds.title),
  /** The name of the other side: of the company for a person, of the person for a company. */
  partner: z.string().max(bounds.name),
  state: z.enum(appointmentStates),
  startsAt: Stamp,
  endsAt: Stamp,
  /** Where it takes place; empty where nobody said. */
  place: z.string().max(bounds.address),
  /** The path of its page. */
  link: z.string().max(bounds.link),
});
export type Appointment = z.infer<typeof Appointment>;

/** A coming appointment of the company with somebody who applied to one of its recruitments. */
export const AgreedAppointment = Appointment.pick({
  _id: true,
  kind: true,
  title: true,
  startsAt: true,
  link: true,
}).extend({ _application: RowId });
export type AgreedAppointment = z.infer<typeof AgreedAppointment>;

const DAY_MS = 24 * 60 * 60 * 1000;
const Period = z
  .object({ from: Instant, until: Instant })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: m.endBeforeStart.key,
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= calendarBounds.days * DAY_MS, {
    path: ['until'],
    error: m.periodTooLong.key,
  });

const Places = z.object({
  places: z.int(m.placesUnfit.key).min(1, m.placesUnfit.key).max(calendarBounds.places, m.placesUnfit.key),
});

const Feed = z.object({ url: z.string().max(500), createdAt: Stamp });

export const calendar = endpointsOf('calendar', {
  list: endpoint({
    ...calendarPaths.list,
    summary: "List the caller's appointments of a period, the earliest first",
    query: Period,
    response: z.object({ appointments: rowsOf(Appointment) }),
  }),
  one: endpoint({
    ...calendarPaths.one,
    summary: "Read one of the caller's appointments as iCalendar, by its own id or by that of its source",
    params: z.object({ _appointment: Id }),
    raw: true,
    response: Nothing,
  }),
  agreed: endpoint({
    ...calendarPaths.agreed,
    summary: 'List the coming confirmed appointments with the applicants of a recruitment, the next first',
    params: z.object({ _recruitment: Id }),
    response: z.object({ appointments: rowsOf(AgreedAppointment) }),
  }),
  places: endpoint({
    ...calendarPaths.places,
    summary: 'Read in how many places the company can be at once',
    response: Places,
  }),
  savePlaces: endpoint({
    ...calendarPaths.savePlaces,
    summary: 'Set in how many places the company can be at once',
    body: Places,
    response: Places,
  }),
  feed: endpoint({
    ...calendarPaths.feed,
    summary: "Read the secret address of the caller's calendar; null until there is one",
    response: z.object({ feed: Feed.nullable() }),
  }),
  renewFeed: endpoint({
    ...calendarPaths.renewFeed,
    summary: "Give the caller's calendar a new secret address, so that the old one ends",
    response: z.object({ feed: Feed }),
  }),
  removeFeed: endpoint({
    ...calendarPaths.removeFeed,
    summary: "End the secret address of the caller's calendar",
    response: Nothing,
  }),
  file: endpoint({
    ...calendarPaths.file,
    summary: 'Read the appointments of a secret address as iCalendar',
    query: z.object({ token: z.string().max(100) }),
    raw: true,
    response: Nothing,
  }),
});
