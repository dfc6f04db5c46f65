import type { AppointmentKind } from '@ieum/contract/live/calendar/enums.ts';
import { appointmentStateTexts as m } from '@ieum/contract/live/calendar/schedule-texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds, seoulMinute } from '#kit/dates.ts';
import type { Party } from './party.ts';
import { listOwn } from './queries.ts';

/** One coming appointment in words. */
export interface DescribedAppointment {
  kind: AppointmentKind;
  title: string;
  partner: string;
  /** On the clock of Seoul. */
  at: string;
  state: string;
}

/** How far ahead appointments are described. */
const AHEAD_SECONDS = 60 * 24 * 60 * 60;

/** A party's coming appointments in words, the next first. */
export async function describeOwnAppointments(
  db: Db,
  { party, locale, now, max }: { party: Party; locale: Locale; now: Date; max: number },
): Promise<DescribedAppointment[]> {
  const rows = await listOwn(db, party, { startsAt: now, endsAt: addSeconds(now, AHEAD_SECONDS) });
  return rows
    .filter(({ appointment }) => appointment.state !== 'CANCELED')
    .slice(0, max)
    .map(({ appointment, startsAt, partner }) => ({
      kind: appointment.kind,
      title: appointment.title,
      partner,
      at: seoulMinute(startsAt),
      state: sayIn(locale, m[appointment.state].text),
    }));
}
