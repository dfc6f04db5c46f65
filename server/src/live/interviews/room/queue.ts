import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db, Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { turnChanged } from '../events.ts';
import type { Room } from '../queries.ts';
import {
  interviewParticipants,
  interviewPeople,
  interviewSeekers,
  type InterviewRow,
  type ParticipantRow,
  type SeekerRow,
} from '../tables.ts';
import { noteAdmission, nextSeekersAfter, listInterviewees } from './next-seekers.ts';

const selectWaiting = (db: Db, interviewId: string) =>
  db
    .select({ seeker: interviewSeekers })
    .from(interviewSeekers)
    .leftJoin(
      interviewPeople,
      and(
        eq(interviewPeople.interviewId, interviewSeekers.interviewId),
        eq(interviewPeople.userId, interviewSeekers.userId),
      ),
    )
    .where(
      and(
        eq(interviewSeekers.interviewId, interviewId),
        eq(interviewSeekers.state, 'WAITING'),
        isNotNull(interviewSeekers.socketId),
      ),
    )
    .orderBy(
      sql`${interviewPeople.doneAt} is not null`,
      asc(interviewPeople.position),
      asc(interviewSeekers.soughtAt),
    );

/**
 * The seekers in the order of the queue: invited ones in the order of their invitation, then the others by the
 * time of their request; those who had their turn come last.
 */
export const listWaiting = async (db: Db, interviewId: string): Promise<SeekerRow[]> =>
  (await selectWaiting(db, interviewId)).map(({ seeker }) => seeker);

const isAdmitted = (interviewId: string) =>
  and(eq(interviewSeekers.interviewId, interviewId), eq(interviewSeekers.state, 'APPROVED'));

/** A seeker's position in the queue. */
export interface QueuePosition {
  socketId: string;
  position: number;
  /** The expected minutes until their turn. */
  waitMinutes: number;
  /** The names of those who are notified once this one is admitted. */
  nextSeekers: string[];
}

/** The positions of all seekers; none where fewer than two people are invited, because then there is no queue. */
export async function readQueue(db: Db, { id, minutes }: InterviewRow): Promise<QueuePosition[]> {
  const interviewees = await listInterviewees(db, id);
  if (interviewees.length < 2) return [];
  const [waiting, guests, admitted] = await Promise.all([
    listWaiting(db, id),
    listNonHosts(db, id),
    db.$count(interviewSeekers, and(isAdmitted(id), isNotNull(interviewSeekers.socketId))),
  ]);
  const each = Math.max(1, Math.round(minutes / interviewees.length));
  const ahead = guests.length + admitted > 0 ? 1 : 0;
  return waiting.flatMap(({ socketId, userId }, i) => {
    const nextSeekers = nextSeekersAfter(interviewees, userId).map(({ name }) => name);
    return socketId ? [{ socketId, position: i + 1, waitMinutes: each * (i + ahead), nextSeekers }] : [];
  });
}

const listNonHosts = (db: Db, interviewId: string): Promise<ParticipantRow[]> =>
  db
    .select()
    .from(interviewParticipants)
    .where(and(eq(interviewParticipants.interviewId, interviewId), eq(interviewParticipants.isHost, false)));

/** A host calls the one whom they saw as the next. */
interface Call {
  room: Room;
  socketId: string;
}

/** Why somebody is not called: another call was faster, somebody else is first now, or nobody waits any more. */
async function rejectCall(db: Db, { room, socketId }: Call): Promise<never> {
  const { id } = room.interview;
  const isThis = and(isAdmitted(id), eq(interviewSeekers.socketId, socketId));
  const [called] = await db.select().from(interviewSeekers).where(isThis);
  if (called) throw new AppError('conflict', m.calledAlready, { values: { name: called.name } });
  const isAnyWaiting = (await listWaiting(db, id)).length > 0;
  throw new AppError('conflict', isAnyWaiting ? m.orderChanged : m.noneWaiting);
}

/**
 * Ends the present turn and admits the first seeker, whom the host must have seen as the first; the next ones are
 * notified. Returns the name of the admitted seeker.
 */
export async function callNext(ctx: Work, notifier: Notifier, call: Call): Promise<string> {
  const { room, socketId } = call;
  const { id } = room.interview;
  const [first] = await listWaiting(ctx.db, id);
  if (first?.socketId !== socketId) return rejectCall(ctx.db, call);
  const guests = await listNonHosts(ctx.db, id);
  await endTurns(ctx, id);
  const [called] = await ctx.db
    .update(interviewSeekers)
    .set({ state: 'APPROVED', answeredAt: ctx.now })
    .where(and(eq(interviewSeekers.id, first.id), eq(interviewSeekers.state, 'WAITING')))
    .returning();
  if (!called?.socketId) return rejectCall(ctx.db, call);
  await noteAdmission(ctx, notifier, { room, userId: called.userId });
  ctx.publish(
    turnChanged({
      interviewId: id,
      leaving: guests.map((guest) => ({ socketId: guest.socketId, name: guest.name })),
      called: { socketId: called.socketId, name: called.name },
      waiting: await readQueue(ctx.db, room.interview),
    }),
  );
  return called.name;
}

/**
 * Ends the turn of everybody who was admitted, also of those who have left the room: to join again they must seek
 * again, so that nobody joins during the turn of another.
 */
async function endTurns({ db, now }: Work, interviewId: string) {
  await db
    .delete(interviewParticipants)
    .where(and(eq(interviewParticipants.interviewId, interviewId), eq(interviewParticipants.isHost, false)));
  const over = await db
    .update(interviewSeekers)
    .set({ state: 'REJECTED', answeredAt: now })
    .where(isAdmitted(interviewId))
    .returning({ userId: interviewSeekers.userId });
  const users = over.flatMap(({ userId }) => userId ?? []);
  if (users.length === 0) return;
  await db
    .update(interviewPeople)
    .set({ doneAt: now })
    .where(and(eq(interviewPeople.interviewId, interviewId), inArray(interviewPeople.userId, users)));
}
