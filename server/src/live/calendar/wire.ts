import type { Appointment } from '@ieum/contract/live/calendar/endpoints.ts';
import type { OwnAppointment } from './queries.ts';

/** Row → wire. */
export const presentAppointment = ({
  appointment,
  startsAt,
  endsAt,
  partner,
}: OwnAppointment): Appointment => ({
  _id: appointment.id,
  kind: appointment.kind,
  _source: appointment.sourceId,
  title: appointment.title,
  partner: partner.slice(0, 100),
  state: appointment.state,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  place: appointment.place,
  link: appointment.link,
});
