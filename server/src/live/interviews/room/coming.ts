import { and, asc, eq } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db, Work } from '#kit/context.ts';
import { isNotNotifiedOfTurn, nextOf } from '../notifications.ts';
import type { FoundInterview } from '../queries.ts';
import { interviewPeople } from '../tables.ts';

/** How many people are notified that their turn comes up. */
const AHEAD = 2;

/** The interviewees of an interview in the order of their turns, and whether they were notified of theirs. */
export const listInterviewees = (db: Db, interviewId: string) =>
  db
    .select({
      userId: interviewPeople.userId,
      name: users.name,
      position: interviewPeople.position,
      notice: interviewPeople.notice,
      calledAt: interviewPeople.calledAt,
      doneAt: interviewPeople.doneAt,
      isNotNotified: isNotNotifiedOfTurn(db, interviewId),
    })
    .from(interviewPeople)
    .innerJoin(users, eq(users.id, interviewPeople.userId))
    .where(and(eq(interviewPeople.interviewId, interviewId), eq(interviewPeople.role, 'INTERVIEWEE')))
    .orderBy(asc(interviewPeople.position));
/** One of them. */
export type Interviewee = Awaited<ReturnType<typeof listInterviewees>>[number];

/**
 * The two people whose turns follow that of a user, without those who are notified already. Absent people before
 * them do not count; for a user who is not invited the list is empty.
 */
export function comingAfter(interviewees: readonly Interviewee[], userId: string | null): Interviewee[] {
  const present = interviewees.find((one) => one.userId === userId);
  if (!present) return [];
  return interviewees
    .filter(({ notice, calledAt, doneAt }) => notice === 'SEND' && !calledAt && !doneAt)
    .filter(({ position }) => position > present.position)
    .slice(0, AHEAD)
    .filter(({ isNotNotified }) => isNotNotified);
}

/** Notes that somebody is called in, and notifies those whose turn comes after. */
export async function callIn(
  ctx: Work,
  { notify }: Notifier,
  { room, userId }: { room: FoundInterview; userId: string | null },
): Promise<void> {
  if (userId === null) return;
  const { id } = room.interview;
  await ctx.db
    .update(interviewPeople)
    .set({ calledAt: ctx.now })
    .where(and(eq(interviewPeople.interviewId, id), eq(interviewPeople.userId, userId)));
  const coming = comingAfter(await listInterviewees(ctx.db, id), userId);
  await notify(
    ctx,
    coming.map((one) => nextOf(room, one.userId)),
  );
}
