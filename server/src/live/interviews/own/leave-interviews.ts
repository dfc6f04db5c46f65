import { and, eq } from 'drizzle-orm';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { cancel, listWithin } from '#live/calendar/public.ts';
import { bookTime, sourceOf } from '../appointment.ts';
import { cancellationOf, revocationOf } from '../notifications.ts';
import { findInterview, readName, readPeople, type FoundInterview } from '../queries.ts';
import { interviewPeople, interviews, interviewSeekers, type InterviewPersonRow } from '../tables.ts';

/** Takes a person who has revoked an application out of the interviews about it that have not started. */
export async function leaveInterviews(work: Work, notifier: Notifier, applicationId: string): Promise<void> {
  const rows = await work.db
    .select({ interviewId: interviewPeople.interviewId, userId: interviewPeople.userId })
    .from(interviewPeople)
    .innerJoin(interviews, eq(interviews.id, interviewPeople.interviewId))
    .where(and(eq(interviewPeople.applicationId, applicationId), eq(interviews.state, 'AWAITING')));
  for (const { interviewId, userId } of rows) {
    const left = await leaveInterview(work, notifier, { interviewId, userId });
    if (!left?.found.companyUserId) continue;
    const { found, goesOn } = left;
    const name = await readName(work.db, userId);
    const { companyUserId } = left.found;
    await notifier.notify(work, [revocationOf(found, { userId, companyUserId, name, goesOn })]);
  }
}

/**
 * Takes a person out of the interviews that were to take place at a time of a meeting that was cancelled; both sides
 * were notified of that already.
 */
export async function leaveInterviewsOfSlot(work: Work, notifier: Notifier, slotId: string): Promise<void> {
  const rows = await listWithin(work, { kind: 'MEETING', sourceId: slotId }, 'INTERVIEW');
  for (const { sourceId, userId } of rows)
    await leaveInterview(work, notifier, { interviewId: sourceId, userId });
}

/** Undefined where the interview has started, or the person is not in it any more. */
async function leaveInterview(
  work: Work,
  notifier: Notifier,
  { interviewId, userId }: { interviewId: string; userId: string },
): Promise<{ found: FoundInterview; goesOn: boolean } | undefined> {
  const found = await findInterview(work.db, interviewId, 'update');
  if (found?.interview.state !== 'AWAITING') return undefined;
  const { interview } = found;
  const [gone] = await work.db
    .delete(interviewPeople)
    .where(
      and(
        eq(interviewPeople.interviewId, interviewId),
        eq(interviewPeople.userId, userId),
        eq(interviewPeople.role, 'INTERVIEWEE'),
      ),
    )
    .returning({ userId: interviewPeople.userId });
  if (!gone) return undefined;
  await work.db
    .delete(interviewSeekers)
    .where(and(eq(interviewSeekers.interviewId, interviewId), eq(interviewSeekers.userId, userId)));
  const people = await readPeople(work.db, interview);
  const goesOn =
    interview.entranceType !== 'INTERVIEWEES' || people.some(({ role }) => role === 'INTERVIEWEE');
  if (goesOn) await bookTime(work, interview, people);
  else await cancelFor(work, notifier, found, people);
  return { found, goesOn };
}

/** Cancels an interview without interviewees; the interviewers who were notified of it are notified of that. */
async function cancelFor(
  work: Work,
  { notify }: Notifier,
  found: FoundInterview,
  people: readonly InterviewPersonRow[],
): Promise<void> {
  await work.db.delete(interviews).where(eq(interviews.id, found.interview.id));
  await cancel(work, sourceOf(found.interview));
  const notified = people.filter(({ notifiedAt }) => notifiedAt !== null);
  await notify(
    work,
    notified.map((person) => cancellationOf(found, person)),
  );
}
