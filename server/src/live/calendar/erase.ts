import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { appointmentParties } from './tables.ts';

/** Removes them from all appointments. */
export const eraseCalendar: Eraser = async ({ db }, { userId }) => {
  await db.delete(appointmentParties).where(eq(appointmentParties.userId, userId));
};
