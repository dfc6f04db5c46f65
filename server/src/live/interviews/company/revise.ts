import { eq } from 'drizzle-orm';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import { bookTime } from '../appointment.ts';
import { cancellationOf } from '../notifications.ts';
import { readPeople, type FoundInterview } from '../queries.ts';
import { scheduleOf } from '../schedule.ts';
import { interviews, type InterviewRow } from '../tables.ts';
import type { Revision } from '../wire.ts';
import { notifyLater } from './create.ts';
import { namePeople } from './people.ts';

/** Changes an interview that is not over: its people at any time, its time only before it starts. */
export async function reviseInterview(
  ctx: CompanyContext,
  { notify }: Notifier,
  found: FoundInterview,
  { title, entrance, schedule, named, notice }: Revision,
): Promise<void> {
  const { interview } = found;
  if (interview.state === 'COMPLETE') throw new AppError('conflict', m.closed);
  const changed = {
    ...(title !== undefined && { title }),
    ...entrance,
    ...(schedule && newTime(interview, schedule, ctx.now)),
  };
  const revised = Object.keys(changed).length > 0 ? await write(ctx, interview, changed) : interview;
  const { removed } = await namePeople(ctx, revised, { named, notice });
  const changesAppointment =
    schedule !== undefined || title !== undefined || named.intervieweeIds !== undefined;
  if (changesAppointment && revised.state === 'AWAITING')
    await bookTime(ctx, revised, await readPeople(ctx.db, revised));
  const notified = removed.filter(({ notifiedAt }) => notifiedAt !== null && notice === 'SEND');
  await notify(
    ctx,
    notified.map((person) => cancellationOf(found, person)),
  );
  await notifyLater(ctx, interview.id);
}

const write = async ({ db }: CompanyContext, { id }: InterviewRow, changed: Partial<InterviewRow>) =>
  one(await db.update(interviews).set(changed).where(eq(interviews.id, id)).returning());

/** The columns of another time; nothing where it is the same. */
function newTime(interview: InterviewRow, schedule: NonNullable<Revision['schedule']>, now: Date) {
  const isSame =
    schedule.type === interview.scheduleType &&
    schedule.minutes === interview.minutes &&
    (!schedule.at || Date.parse(schedule.at) === interview.startsAt?.getTime()) &&
    schedule.hour === interview.hour &&
    schedule.minute === interview.minute;
  if (isSame && (schedule.type === 'INSTANT' || schedule.at)) return {};
  if (interview.state !== 'AWAITING') throw new AppError('conflict', m.started);
  return scheduleOf(schedule, now);
}
