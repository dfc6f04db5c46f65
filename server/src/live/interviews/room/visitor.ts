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

type Visit = Pick<Context, 'caller'> & { actor: Actor | undefined };

/** The visitor of a call; undefined for a guest who is known by a socket alone. */
export function recognizedVisitorOf({ actor, caller }: Visit): AttendeeKey | undefined {
  if (actor) return { visitor: actor.userId, userId: actor.userId };
  const { session = '' } = caller;
  return session.length < SESSION_LENGTH ? undefined : { visitor: fingerprintOf(session), userId: null };
}

/** The visitor of a socket. */
export const visitorOf = (visit: Visit, socketId: string): AttendeeKey =>
  recognizedVisitorOf(visit) ?? { visitor: fingerprintOf(socketId), userId: null };
