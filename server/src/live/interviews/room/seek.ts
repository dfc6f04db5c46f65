import { and, eq, sql } from 'drizzle-orm';
import { interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Db, Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { interviewSeekers, type InterviewRow, type SeekerRow } from '../tables.ts';
import type { AttendeeKey } from './visitor.ts';

interface SeekRequest {
  interview: InterviewRow;
  visitor: AttendeeKey;
  name: string;
  socketId: string;
}

/**
 * Asks for admission. An approved visitor stays approved, with the approved name; a waiting one keeps the position;
 * a rejected one may ask again after ten seconds.
 */
export async function seek(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { interview, visitor, name, socketId }: SeekRequest,
): Promise<SeekerRow> {
  const again = addSeconds(now, -interviewBounds.rejectedSeconds);
  const [row] = await db
    .insert(interviewSeekers)
    .values({ interviewId: interview.id, ...visitor, name, socketId, state: 'WAITING', soughtAt: now })
    .onConflictDoUpdate({
      target: [interviewSeekers.interviewId, interviewSeekers.visitor],
      set: {
        name: sql`case when ${interviewSeekers.state} = 'APPROVED' then ${interviewSeekers.name} else excluded.name end`,
        socketId,
        state: sql`case when ${interviewSeekers.state} = 'APPROVED' then 'APPROVED' else 'WAITING' end`,
        soughtAt: sql`case when ${interviewSeekers.state} = 'REJECTED' then excluded.sought_at else ${interviewSeekers.soughtAt} end`,
        answeredAt: sql`case when ${interviewSeekers.state} = 'APPROVED' then ${interviewSeekers.answeredAt} end`,
      },
      setWhere: sql`${interviewSeekers.state} <> 'REJECTED' or ${interviewSeekers.answeredAt} <= ${again.toISOString()}::timestamptz`,
    })
    .returning();
  if (row) return row;
  throw await rejectedNow(db, { interview, visitor, now });
}

async function rejectedNow(
  db: Db,
  { interview, visitor, now }: Pick<SeekRequest, 'interview' | 'visitor'> & { now: Date },
): Promise<AppError> {
  const found = await findSeeker(db, interview.id, visitor.visitor);
  if (!found?.answeredAt) return notFound();
  const end = addSeconds(found.answeredAt, interviewBounds.rejectedSeconds).getTime();
  const seconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
  return new AppError('too_many', m.askLater, {
    values: { seconds },
    retryAfterSeconds: seconds,
    action: 'join',
  });
}

/** The request of a visitor to join an interview. */
async function findSeeker(db: Db, interviewId: string, visitor: string): Promise<SeekerRow | undefined> {
  const [row] = await db
    .select()
    .from(interviewSeekers)
    .where(and(eq(interviewSeekers.interviewId, interviewId), eq(interviewSeekers.visitor, visitor)));
  return row;
}

/** The request of a visitor that a host has approved. */
export async function findApproved(
  db: Db,
  interviewId: string,
  visitor: AttendeeKey | undefined,
): Promise<SeekerRow | undefined> {
  const found = visitor && (await findSeeker(db, interviewId, visitor.visitor));
  return found?.state === 'APPROVED' ? found : undefined;
}

/** Stores a host's decision about a seeker. Of two hosts one decides; the same decision again changes nothing. */
export async function decideAdmission(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { interviewId, socketId, isApproved }: { interviewId: string; socketId: string; isApproved: boolean },
): Promise<{ seeker: SeekerRow; isNew: boolean }> {
  const state = isApproved ? ('APPROVED' as const) : ('REJECTED' as const);
  const isThis = and(eq(interviewSeekers.interviewId, interviewId), eq(interviewSeekers.socketId, socketId));
  const [answered] = await db
    .update(interviewSeekers)
    .set({ state, answeredAt: now })
    .where(and(isThis, eq(interviewSeekers.state, 'WAITING')))
    .returning();
  if (answered) return { seeker: answered, isNew: true };
  const [found] = await db.select().from(interviewSeekers).where(isThis);
  if (!found) throw notFound();
  if (found.state !== state) throw new AppError('conflict', m.answered);
  return { seeker: found, isNew: false };
}
