import type { Actor } from '#kit/context.ts';
import type { Actors } from './actors.ts';
import type { Tokens } from './tokens.ts';

/** The present account of an access token, and the token's expiry. */
export interface Bearer {
  actor: Actor;
  expiresAt: Date;
}

/** Verifies access tokens of calls and sockets: the signature first, then the rows. */
export const createReadIdentity =
  (tokens: Tokens, readActor: Actors['read'], now: () => Date) =>
  async (token: string): Promise<Bearer | undefined> => {
    const claims = await tokens.read(token, now());
    const actor = claims && (await readActor(claims.sessionId));
    return actor && { actor, expiresAt: new Date(claims.expiresAt) };
  };
