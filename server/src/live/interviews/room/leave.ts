import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { interviewParticipants, interviewSeekers, type ParticipantRow, type SeekerRow } from '../tables.ts';

/** Removes the participant of a socket that has disconnected; undefined where it was in no room. */
export async function leave(db: Db, socketId: string): Promise<ParticipantRow | undefined> {
  const [left] = await db
    .delete(interviewParticipants)
    .where(eq(interviewParticipants.socketId, socketId))
    .returning();
  return left;
}

/** The same for a seeker: the request is kept without its socket. */
export async function stopSeeking(db: Db, socketId: string): Promise<SeekerRow | undefined> {
  const [stopped] = await db
    .update(interviewSeekers)
    .set({ socketId: null })
    .where(eq(interviewSeekers.socketId, socketId))
    .returning();
  return stopped;
}

/** Stores which devices of a participant are on; undefined for a socket that is in no room. */
export async function setMedia(
  db: Db,
  socketId: string,
  { audio, video }: { audio: boolean; video: boolean },
): Promise<ParticipantRow | undefined> {
  const [changed] = await db
    .update(interviewParticipants)
    .set({ hasAudio: audio, hasVideo: video })
    .where(eq(interviewParticipants.socketId, socketId))
    .returning();
  return changed;
}

/** The interview that two sockets have both joined; undefined where there is none. */
export async function findShared(db: Db, one: string, other: string): Promise<string | undefined> {
  const ofSocket = async (socketId: string) => {
    const [row] = await db
      .select({ interviewId: interviewParticipants.interviewId })
      .from(interviewParticipants)
      .where(eq(interviewParticipants.socketId, socketId));
    return row?.interviewId;
  };
  const [here, there] = await Promise.all([ofSocket(one), ofSocket(other)]);
  return here === there ? here : undefined;
}

/** Frees the places of sockets whose connection ended without notice, as when a process is killed. */
export const freeStale = (db: Db, interviewId: string, gone: readonly string[]) =>
  db
    .delete(interviewParticipants)
    .where(
      and(
        eq(interviewParticipants.interviewId, interviewId),
        inArray(interviewParticipants.socketId, [...gone]),
      ),
    )
    .returning({ socketId: interviewParticipants.socketId, name: interviewParticipants.name });
