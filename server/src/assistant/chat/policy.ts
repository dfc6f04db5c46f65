import { createHash } from 'node:crypto';
import type { Actor, Administrator } from '#kit/context.ts';
import type { ChatRoomRow } from './tables.ts';

/** The form in which the session id of a tab is stored. */
export const digestOf = (session: string): string => createHash('sha256').update(session).digest('base64url');

export interface Reader {
  actor: Actor | undefined;
  /** The session id that the server gave to the tab. */
  session: string;
}

/** Whether a conversation is the reader's: the member's own, or begun in this tab. */
export const ownsRoom = (room: ChatRoomRow, { actor, session }: Reader): boolean =>
  room.userId ? room.userId === actor?.userId : room.sessionDigest === digestOf(session);

/** Every administrator whom the endpoint admits works on all conversations. */
export const managesRooms = { policy: (actor: Administrator) => actor.isConsole };
