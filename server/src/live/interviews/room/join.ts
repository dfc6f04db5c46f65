import { and, eq, sql } from 'drizzle-orm';
import { interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Db, Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { Room } from '../queries.ts';
import { startInterview } from '../state.ts';
import { interviewParticipants, interviewPeople, type ParticipantRow } from '../tables.ts';
import { findApproved } from './seek.ts';
import type { AttendeeKey } from './visitor.ts';

interface JoinRequest {
  visitor: AttendeeKey;
  name: string;
  socketId: string;
  hasAudio: boolean;
  hasVideo: boolean;
}

/** A new participant, and their earlier socket, which it replaces. */
export interface Joined {
  participant: ParticipantRow;
  replaced: string | undefined;
}

/** Joins a room: hosts at once, others once a host has approved them; each is in it only once. */
export async function join(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { interview, role }: Room,
  { visitor, ...joining }: JoinRequest,
): Promise<Joined> {
  const facts = { ...joining };
  if (role === 'HOST') await startInterview({ db, now }, interview.id);
  else facts.name = await readApproved(db, interview.id, visitor);
  if (role === 'HOST' && visitor.userId) await markJoined(db, interview.id, visitor.userId, now);
  const isThis = and(
    eq(interviewParticipants.interviewId, interview.id),
    eq(interviewParticipants.visitor, visitor.visitor),
  );
  for (let attempt = 0; attempt <= interviewBounds.places; attempt += 1) {
    const [before] = await db.select().from(interviewParticipants).where(isThis).for('update');
    if (before) {
      const [participant] = await db.update(interviewParticipants).set(facts).where(isThis).returning();
      const replaced = before.socketId === facts.socketId ? undefined : before.socketId;
      if (participant) return { participant, replaced };
    }
    const participant = await takePlace(db, {
      interviewId: interview.id,
      ...visitor,
      ...facts,
      isHost: role === 'HOST',
      joinedAt: now,
    });
    if (participant) return { participant, replaced: undefined };
  }
  throw (await isInOtherRoom(db, joining.socketId)) ? inOtherRoom() : full();
}

async function isInOtherRoom(db: Db, socketId: string): Promise<boolean> {
  const rows = await db
    .select({ id: interviewParticipants.id })
    .from(interviewParticipants)
    .where(eq(interviewParticipants.socketId, socketId));
  return rows.length > 0;
}

const inOtherRoom = () => new AppError('conflict', m.inOtherRoom, { action: 'join' });
const full = () => new AppError('conflict', m.full, { action: 'join' });

/** The name that a host approved. */
async function readApproved(db: Db, interviewId: string, visitor: AttendeeKey): Promise<string> {
  const approved = await findApproved(db, interviewId, visitor);
  if (!approved) throw new AppError('forbidden', m.seekFirst, { action: 'seek' });
  return approved.name;
}

const markJoined = (db: Db, interviewId: string, userId: string, now: Date) =>
  db
    .update(interviewPeople)
    .set({ calledAt: now })
    .where(
      and(
        eq(interviewPeople.interviewId, interviewId),
        eq(interviewPeople.userId, userId),
        sql`${interviewPeople.calledAt} is null`,
      ),
    );

/** Takes the first free place; undefined where another took it at the same moment, 409 where there is none. */
async function takePlace(
  db: Db,
  values: Omit<typeof interviewParticipants.$inferInsert, 'place'>,
): Promise<ParticipantRow | undefined> {
  const { rows } = await db.execute<{ place: number | null }>(sql`
    select min(place) as place from generate_series(1, ${interviewBounds.places}::int) as place
    where not exists (select 1 from ${interviewParticipants} as taken
      where taken.interview_id = ${values.interviewId} and taken.place = place.place)`);
  const place = rows[0]?.place;
  if (!place) throw full();
  const [participant] = await db
    .insert(interviewParticipants)
    .values({ ...values, place })
    .onConflictDoNothing()
    .returning();
  return participant;
}
