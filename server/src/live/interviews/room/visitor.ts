import { createHash } from 'node:crypto';
import type { Actor, Context } from '#kit/context.ts';

/** A shorter session id could be guessed; its guest is known by the socket alone. */
const SESSION_LENGTH = 16;

/** Identifies who seeks or joins: by the account, or by the session of a guest. */
export interface AttendeeKey {
  visitor: string;
  userId: string | null;
}

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The visitor of a socket. */
export function visitorOf(
  { actor, caller }: { actor: Actor | undefined; caller: Context['caller'] },
  socketId: string,
): AttendeeKey {
  if (actor) return { visitor: actor.userId, userId: actor.userId };
  const { session = '' } = caller;
  const known = session.length < SESSION_LENGTH ? socketId : session;
  return { visitor: fingerprintOf(known), userId: null };
}
