import type { AgreedAppointment, Appointment } from '@ieum/contract/live/calendar/endpoints.ts';
import type { AgreedRow, OwnAppointment } from './queries.ts';

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

/** Row → wire, for the company. */
export const presentAgreed = ({ appointment, applicationId }: AgreedRow): AgreedAppointment => ({
  _id: appointment.id,
  _application: applicationId,
  kind: appointment.kind,
  title: appointment.title,
  startsAt: appointment.startsAt.toISOString(),
  link: appointment.link,
});
