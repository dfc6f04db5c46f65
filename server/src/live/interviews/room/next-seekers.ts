import { and, asc, eq } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db, Work } from '#kit/context.ts';
import { isNotNotifiedOfTurn, nextOf } from '../notifications.ts';
import type { FoundInterview } from '../queries.ts';
import { interviewPeople } from '../tables.ts';

/** How many of the next people are notified that their turn comes up. */
const NOTIFIED_AHEAD = 2;

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
export type Interviewee = Awaited<ReturnType<typeof listInterviewees>>[number];

/**
 * The two people whose turns follow that of a user, without those who are notified already. Absent people before
 * them do not count; for a user who is not invited the list is empty.
 */
export function nextSeekersAfter(interviewees: readonly Interviewee[], userId: string | null): Interviewee[] {
  const present = interviewees.find((one) => one.userId === userId);
  if (!present) return [];
  return interviewees
    .filter(({ notice, calledAt, doneAt }) => notice === 'SEND' && !calledAt && !doneAt)
    .filter(({ position }) => position > present.position)
    .slice(0, NOTIFIED_AHEAD)
    .filter(({ isNotNotified }) => isNotNotified);
}

/** Records that an invited person is admitted, and notifies the next ones. */
export async function noteAdmission(
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
  const next = nextSeekersAfter(await listInterviewees(ctx.db, id), userId);
  await notify(
    ctx,
    next.map((one) => nextOf(room, one.userId)),
  );
}
