import { locales, type Locale, type Text } from '@ieum/contract/common/text.ts';
import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import type { Participant } from '@ieum/contract/live/interviews/schemas.ts';
import { toIso } from '#kit/dates.ts';
import type { Db } from '#kit/context.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { findInterview, listParticipants } from '../queries.ts';
import { presentParticipant } from '../wire.ts';

type Interview = LiveChannel<typeof interviewChannel>;

/** The sockets of participants; only the rows of participants decide who receives a signal. */
export const roomOf = (interviewId: string): string => `interview:${interviewId}`;
/** The sockets of the hosts, also of those who have not joined yet. */
export const hostsOf = (interviewId: string): string => `interview-hosts:${interviewId}`;
/** The sockets of participants and seekers. */
export const allOf = (interviewId: string): string => `interview-all:${interviewId}`;
/** The sockets of participants and seekers who read one language. */
export const readersOf = (interviewId: string, locale: Locale): string => `${allOf(interviewId)}:${locale}`;

/** The socket of one seeker in the language that it reads, which only its own process knows. */
export const seekerOf = (socketId: string, locale: Locale): string =>
  `interview-seeker:${socketId}:${locale}`;

/** Sends a text to a seeker in their own language. */
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

/** The participants of an interview, and when it began. */
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
    startedAt: toIso(found?.interview.startedAt),
  };
}

type Sent = 'user-exited' | 'user-joined' | 'user-media';

/** Sends an event to all participants but one. */
export async function emitToOthers<K extends Sent>(
  { db, live, interviewId }: { db: Db; live: Interview; interviewId: string },
  socketId: string,
  ...[event, payload]: [K, Parameters<typeof live.emit<K>>[2]]
): Promise<void> {
  for (const { participant } of await listParticipants(db, [interviewId]))
    if (participant.socketId !== socketId) live.emit(participant.socketId, event, payload);
}
