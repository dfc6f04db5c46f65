import { and, eq } from 'drizzle-orm';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { cancel } from '#live/calendar/public.ts';
import { sourceOf } from '../appointment.ts';
import { cancellationOf } from '../notifications.ts';
import { readPeople, type FoundInterview } from '../queries.ts';
import { interviews } from '../tables.ts';

/** Cancels an interview that has not started; those who were notified of it are notified of that. */
export async function removeInterview(
  ctx: CompanyContext,
  { notify }: Notifier,
  found: FoundInterview,
): Promise<void> {
  const { id } = found.interview;
  const people = await readPeople(ctx.db, found.interview);
  const [removed] = await ctx.db
    .delete(interviews)
    .where(and(eq(interviews.id, id), eq(interviews.state, 'AWAITING')))
    .returning({ id: interviews.id });
  if (!removed) throw new AppError('conflict', m.started);
  await cancel(ctx, sourceOf(found.interview));
  const notified = people.filter(({ notifiedAt }) => notifiedAt !== null);
  await notify(
    ctx,
    notified.map((person) => cancellationOf(found, person)),
  );
}
