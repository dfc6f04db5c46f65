import type { Actor } from '#kit/context.ts';
import type { Actors } from './actors.ts';
import type { Tokens } from './tokens.ts';

/** Whom an access token stands for now, and until when the token may be used. */
export interface Bearer {
  actor: Actor;
  expiresAt: Date;
}

/** Reads access tokens of calls and sockets alike: the signature first, then the rows. */
export const createReadBearer =
  (tokens: Tokens, actors: Actors, now: () => Date) =>
  async (token: string): Promise<Bearer | undefined> => {
    const claims = await tokens.read(token, now());
    const actor = claims && (await actors.read(claims.sessionId));
    return actor && { actor, expiresAt: new Date(claims.expiresAt) };
  };
