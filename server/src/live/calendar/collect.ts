import { eq, or } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedAppointmentTexts as m } from '@ieum/contract/live/calendar/collected-texts.ts';
import { rowsOf, type Collection } from '#kit/data-collection.ts';
import { appointmentParties, appointments } from './tables.ts';

/** The appointments that they take part in. */
export const calendarCollection: Collection = {
  sections: [
    {
      name: 'appointments',
      title: m.title,
      tables: ['appointment_parties'],
      fields: { title: c.subject, startsAt: m.startsAt, endsAt: m.endsAt },
      rows: ({ db }, { userId, companyId }) =>
        rowsOf(
          db
            .select({
              kind: appointments.kind,
              title: appointments.title,
              state: appointments.state,
              startsAt: appointmentParties.startsAt,
              endsAt: appointmentParties.endsAt,
            })
            .from(appointmentParties)
            .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
            .where(
              or(
                eq(appointmentParties.userId, userId),
                companyId === null ? undefined : eq(appointmentParties.companyId, companyId),
              ),
            )
            .orderBy(appointmentParties.startsAt),
        ),
    },
  ],
  without: { calendar_feeds: 'Only the secret of an address, which the page of the calendar shows.' },
};
