import { and, eq } from 'drizzle-orm';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { cancel } from '#live/calendar/public.ts';
import { bookTime, sourceOf } from '../appointment.ts';
import { cancellationOf, withdrawalOf } from '../notifications.ts';
import { findInterview, readName, readPeople, type FoundInterview } from '../queries.ts';
import { interviewPeople, interviews, interviewSeekers, type InterviewPersonRow } from '../tables.ts';

/** Takes a person who has withdrawn an application out of the interviews about it that have not started. */
export async function leaveInterviews(work: Work, notifier: Notifier, applicationId: string): Promise<void> {
  const rows = await work.db
    .select({ interviewId: interviewPeople.interviewId })
    .from(interviewPeople)
    .innerJoin(interviews, eq(interviews.id, interviewPeople.interviewId))
    .where(and(eq(interviewPeople.applicationId, applicationId), eq(interviews.state, 'AWAITING')));
  for (const { interviewId } of rows) {
    const found = await findInterview(work.db, interviewId, 'update');
    if (found?.interview.state === 'AWAITING') await leaveInterview(work, notifier, found, applicationId);
  }
}

async function leaveInterview(
  work: Work,
  notifier: Notifier,
  found: FoundInterview,
  applicationId: string,
): Promise<void> {
  const { interview, companyUserId } = found;
  const [gone] = await work.db
    .delete(interviewPeople)
    .where(
      and(eq(interviewPeople.interviewId, interview.id), eq(interviewPeople.applicationId, applicationId)),
    )
    .returning();
  if (!gone) return;
  await work.db
    .delete(interviewSeekers)
    .where(and(eq(interviewSeekers.interviewId, interview.id), eq(interviewSeekers.userId, gone.userId)));
  const people = await readPeople(work.db, interview);
  const goesOn =
    interview.entranceType !== 'INTERVIEWEES' || people.some(({ role }) => role === 'INTERVIEWEE');
  if (goesOn) await bookTime(work, interview, people);
  else await cancelFor(work, notifier, found, people);
  if (!companyUserId) return;
  const name = await readName(work.db, gone.userId);
  await notifier.notify(work, [withdrawalOf(found, { userId: gone.userId, companyUserId, name, goesOn })]);
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
