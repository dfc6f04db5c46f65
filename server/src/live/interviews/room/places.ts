import { locales, type Locale, type Text } from '@ieum/contract/common/text.ts';
import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import type { Participant } from '@ieum/contract/live/interviews/schemas.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Db } from '#kit/context.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { findInterview, listParticipants } from '../queries.ts';
import { presentParticipant } from '../wire.ts';
import { readQueue, type QueuePlace } from './queue.ts';

type Interview = LiveChannel<typeof interviewChannel>;

/** The sockets of those in a room; only their rows say who may receive what is said there. */
export const roomOf = (interviewId: string): string => `interview:${interviewId}`;
/** The sockets of its hosts, also of those who are not in the room yet. */
export const hostsOf = (interviewId: string): string => `interview-hosts:${interviewId}`;
/** The sockets of everybody in the room and at its door. */
export const allOf = (interviewId: string): string => `interview-all:${interviewId}`;
/** Those of them who read one language. */
export const readersOf = (interviewId: string, locale: Locale): string => `${allOf(interviewId)}:${locale}`;

/** One socket at the door, under the language that it reads: others than its own call do not know it. */
export const seekerOf = (socketId: string, locale: Locale): string =>
  `interview-seeker:${socketId}:${locale}`;

/** Sends a text to a socket at the door in its own language. */
export function emitToSeeker<K extends 'authed' | 'seeked'>(
  live: Interview,
  socketId: string,
  ...[event, text, rest]: [K, Text, Extras<K>]
): void {
  for (const locale of locales) {
    const payload = { success: true, message: text[locale], ...rest } as Parameters<typeof live.emit<K>>[2];
    live.emit(seekerOf(socketId, locale), event, payload);
  }
}
type Extras<K> = K extends 'authed' ? { isApproved: boolean } : { place: number; waitMinutes: number };

/** Who is in a room, and since when it is in progress. */
export async function presentRoom(
  db: Db,
  interviewId: string,
): Promise<{ participants: Participant[]; startedAt: string | null }> {
  const [found, rows] = await Promise.all([
    findInterview(db, interviewId),
    listParticipants(db, [interviewId]),
  ]);
  return {
    participants: rows.map(presentParticipant),
    startedAt: found?.interview.startedAt?.toISOString() ?? null,
  };
}

type Sent = 'user-exited' | 'user-joined' | 'user-media';

/** Sends to everybody in a room but one. */
export async function emitToOthers<K extends Sent>(
  { db, live, interviewId }: { db: Db; live: Interview; interviewId: string },
  socketId: string,
  ...[event, payload]: [K, Parameters<typeof live.emit<K>>[2]]
): Promise<void> {
  for (const { participant } of await listParticipants(db, [interviewId]))
    if (participant.socketId !== socketId) live.emit(participant.socketId, event, payload);
}

/** Sends their places to all who wait, and their order to the hosts. */
export async function announceQueue(db: Db, live: Interview, interviewId: string): Promise<void> {
  const found = await findInterview(db, interviewId);
  if (!found) return;
  sendPlaces(live, interviewId, await readQueue(db, found.interview));
}

/** So many of those who wait are in the list of the hosts. */
const MOST_SHOWN = 100;

/** Sends each who waits their own place, and the hosts the order. */
export function sendPlaces(live: Interview, interviewId: string, queue: readonly QueuePlace[]): void {
  for (const { socketId, place, waitMinutes } of queue)
    emitToSeeker(live, socketId, 'seeked', m.sought.text, { place, waitMinutes });
  const waiting = queue.slice(0, MOST_SHOWN).map(({ socketId, coming }) => ({ socketId, coming }));
  live.emit(hostsOf(interviewId), 'queue', { waiting });
}
