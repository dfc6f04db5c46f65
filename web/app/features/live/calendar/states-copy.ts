import { appointmentStateTexts } from '@ieum/contract/live/calendar/schedule-texts.ts';
import { sayAll } from '#lib/format/copy.ts';
import { done, over, statesOf, wait } from '#ui/badge/states.ts';

const { AWAITING, CONFIRMED, CANCELED } = sayAll(appointmentStateTexts);

/** The states of an appointment and of the time of a meeting. */
export const slotLooks = statesOf(
  { AWAITING, APPROVED: CONFIRMED, CANCELED },
  { AWAITING: wait, APPROVED: done, CANCELED: over },
);
