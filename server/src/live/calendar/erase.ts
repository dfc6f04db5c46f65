import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { appointmentParties, calendarFeeds } from './tables.ts';

/** Removes them from all appointments, and the address of their calendar. */
export const eraseCalendar: Eraser = async ({ db }, { userId }) => {
  await db.delete(appointmentParties).where(eq(appointmentParties.userId, userId));
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};
