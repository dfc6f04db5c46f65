import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { AppointmentState } from '@ieum/contract/live/calendar/enums.ts';
import type { OwnAppointment } from './queries.ts';

const HOUR_SECONDS = 60 * 60;
/** How long before a confirmed appointment calendars remind of it. */
const ALARM_SECONDS = 30 * 60;

const statusOf: Record<AppointmentState, ICalEventStatus> = {
  AWAITING: ICalEventStatus.TENTATIVE,
  CONFIRMED: ICalEventStatus.CONFIRMED,
  CANCELED: ICalEventStatus.CANCELLED,
};

/**
 * Appointments as iCalendar (RFC 5545). Ids stay and sequences rise, so that calendars elsewhere replace what
 * they have; all times are in UTC.
 */
export function toICalendar(rows: readonly OwnAppointment[], publicUrl: string): string {
  const host = new URL(publicUrl).host;
  const calendar = new ICalCalendar({
    name: '이음',
    prodId: { company: 'Ieum', product: 'Calendar', language: 'KO' },
    ttl: HOUR_SECONDS,
  });
  for (const { appointment, startsAt, endsAt, partner } of rows)
    calendar.createEvent({
      id: `${appointment.id}@${host}`,
      sequence: appointment.sequence,
      stamp: appointment.updatedAt,
      lastModified: appointment.updatedAt,
      start: startsAt,
      end: endsAt,
      summary: [appointment.title, partner].filter(Boolean).join(' · '),
      ...(appointment.place && { location: appointment.place }),
      status: statusOf[appointment.state],
      url: `${publicUrl}${appointment.link}`,
      ...(appointment.state === 'CONFIRMED' && {
        alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }],
      }),
    });
  return calendar.toString();
}
