import { and, eq, ne } from 'drizzle-orm';
import type { InterviewState } from '@ieum/contract/live/interviews/enums.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { finish } from '#live/calendar/public.ts';
import { sourceOf } from './appointment.ts';
import { interviewClosed } from './events.ts';
import { interviewParticipants, interviews, interviewSeekers, type InterviewRow } from './tables.ts';

/** Starts an interview that waits; the same once more changes nothing. */
export async function startInterview({ db, now }: Pick<Work, 'db' | 'now'>, id: string): Promise<void> {
  await db
    .update(interviews)
    .set({ state: 'PROGRESS', startedAt: now })
    .where(and(eq(interviews.id, id), eq(interviews.state, 'AWAITING')));
}

/** Ends an interview and empties its room; what guests gave of themselves is deleted with their requests. */
export async function closeInterview(ctx: Work, { id, startedAt }: InterviewRow): Promise<void> {
  const [closed] = await ctx.db
    .update(interviews)
    .set({ state: 'COMPLETE', startedAt: startedAt ?? ctx.now, closedAt: ctx.now })
    .where(and(eq(interviews.id, id), ne(interviews.state, 'COMPLETE')))
    .returning({ id: interviews.id });
  if (!closed) return;
  await finish(ctx, sourceOf({ id }));
  await ctx.db.delete(interviewParticipants).where(eq(interviewParticipants.interviewId, id));
  await ctx.db.delete(interviewSeekers).where(eq(interviewSeekers.interviewId, id));
  ctx.publish(interviewClosed({ interviewId: id }));
}

/** Moves an interview forward by one state. */
export async function setState(ctx: Work, interview: InterviewRow, state: InterviewState): Promise<void> {
  if (interview.state === state) return;
  if (interview.state === 'AWAITING' && state === 'PROGRESS') return startInterview(ctx, interview.id);
  if (interview.state === 'PROGRESS' && state === 'COMPLETE') return closeInterview(ctx, interview);
  throw new AppError('conflict', m.notForward);
}
