import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext, Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { invite } from './invite.ts';
import { meetings, meetingTimes, type MeetingRow } from '../tables.ts';

/** A new meeting as a company writes it. */
export interface Proposal {
  title: string;
  startsAt: Date;
  endsAt: Date;
  times: readonly Date[];
  minutes: number;
  place: string;
  applicationIds: readonly string[];
  notice: 'SEND' | 'NONE';
}

/** Proposes times to applicants of a recruitment. */
export async function propose(
  ctx: CompanyContext,
  recruitment: RecruitmentWithCompany,
  { times, applicationIds, notice, ...facts }: Proposal,
): Promise<MeetingRow> {
  assertWindow(facts, ctx.now);
  assertTimes(times, ctx.now);
  const { id: recruitmentId, companyId } = recruitment.recruitment;
  const meeting = one(
    await ctx.db
      .insert(meetings)
      .values({ ...facts, companyId, recruitmentId, createdAt: ctx.now })
      .returning(),
  );
  await insertTimes(ctx.db, meeting.id, times);
  const ids = [...new Set(applicationIds)];
  await invite(ctx, { meetingId: meeting.id, recruitment, applicationIds: ids, notice });
  return meeting;
}

const DAY = 24 * 60 * 60;

/** 400 where the period for picking is over or too long. */
export function assertWindow({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): void {
  if (endsAt <= now) throw invalidAt('matching.endsAt', m.windowPast);
  const days = meetingBounds.days;
  if (endsAt > addSeconds(now, days * DAY) || startsAt < addSeconds(now, -days * DAY))
    throw invalidAt('matching.endsAt', m.windowTooLong);
}

/** 400 where one of the times is over or too far away. */
export function assertTimes(times: readonly Date[], now: Date): void {
  if (times.some((time) => time <= now)) throw invalidAt('schedulesAvailable', m.timePast);
  const last = addSeconds(now, meetingBounds.days * DAY);
  if (times.some((time) => time > last)) throw invalidAt('schedulesAvailable', m.timeTooFar);
}

/** Stores proposed times. */
export async function insertTimes(db: Db, meetingId: string, times: readonly Date[]): Promise<void> {
  if (times.length === 0) return;
  await db
    .insert(meetingTimes)
    .values(times.map((date) => ({ meetingId, date })))
    .onConflictDoNothing();
}
