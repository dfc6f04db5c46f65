import type { Appointment, Party } from '#live/calendar/public.ts';
import { endOf } from './progress.ts';
import type { MeetingRow, SlotRow } from './tables.ts';

/** Both sides of a picked time. */
export const partiesOf = ({ personId, companyId }: Pick<SlotRow, 'personId' | 'companyId'>): Party[] => [
  { userId: personId },
  { companyId },
];

/** A picked time as an entry in the calendars of both sides. */
export const appointmentOf = (
  slot: Pick<SlotRow, 'id' | 'personId' | 'companyId' | 'date'>,
  meeting: Pick<MeetingRow, 'id' | 'title' | 'place' | 'minutes'>,
): Appointment => ({
  ...sourceOf(slot),
  companyId: slot.companyId,
  title: meeting.title,
  place: meeting.place,
  link: `/meetings/${meeting.id}`,
  startsAt: slot.date,
  endsAt: endOf(meeting, slot.date),
  parties: partiesOf(slot),
});

/** The row of the calendar that belongs to a picked time. */
export const sourceOf = ({ id }: Pick<SlotRow, 'id'>) => ({ kind: 'MEETING' as const, sourceId: id });
