import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { CompanyContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import { notFound } from '#kit/errors.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { bookTime } from '../appointment.ts';
import { interviewPlanned } from '../events.ts';
import { readPeople } from '../queries.ts';
import { scheduleOf } from '../schedule.ts';
import { interviews, type InterviewRow } from '../tables.ts';
import type { InterviewPlan } from '../wire.ts';
import { namePeople } from './people.ts';

const CODE_BYTES = 16;

/** A code that cannot be guessed: 128 random bits. */
const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** Creates an interview, invites its people and takes their time. */
export async function createInterview(
  ctx: CompanyContext,
  { recruitmentId, title, entrance, schedule, named, notice }: InterviewPlan,
): Promise<InterviewRow> {
  if (recruitmentId) await assertOwn(ctx, recruitmentId);
  const interview = one(
    await ctx.db
      .insert(interviews)
      .values({
        companyId: ctx.actor.companyId,
        recruitmentId,
        code: newCode(),
        title,
        ...entrance,
        ...scheduleOf(schedule, ctx.now),
        createdAt: ctx.now,
      })
      .returning(),
  );
  await namePeople(ctx, interview, { named, notice });
  await bookTime(ctx, interview, await readPeople(ctx.db, interview));
  await notifyLater(ctx, interview.id);
  return interview;
}

async function assertOwn({ db, actor }: CompanyContext, recruitmentId: string): Promise<void> {
  const [found] = await db
    .select({ id: recruitments.id })
    .from(recruitments)
    .where(and(eq(recruitments.id, recruitmentId), eq(recruitments.companyId, actor.companyId)));
  if (!found) throw notFound();
}

/** Those invited are notified once the time to undo is over. */
export const notifyLater = (ctx: CompanyContext, interviewId: string): Promise<void> =>
  ctx.emit({
    ...interviewPlanned({ interviewId }),
    notBefore: addSeconds(ctx.now, UNDO_SECONDS + UNDO_MARGIN_SECONDS),
  });
