import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from './keys.ts';
import { KeyUse } from './tables.ts';
import { presentClaims, type AccessClaims } from './wire.ts';

const ACCESS_SECONDS = 600;
const REMEMBERED_TOKENS = 5000;

interface Claims {
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A fresh refresh token: 256 random bits; only its hash is ever stored. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Signs and verifies access tokens: EdDSA, ten minutes, `{ _user, userType, scope, sid }`. */
export function createTokens(ring: KeyRing) {
  const verified = new Map<string, Claims>();

  async function sign(claims: AccessClaims, now: Date): Promise<string> {
    const pair = ring.current.signature;
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT(presentClaims(claims))
      .setProtectedHeader({ alg: 'EdDSA', kid: pair.id, typ: 'JWT' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_SECONDS)
      .sign(pair.privateKey);
  }

  /** The session and the expiry of an access token, or undefined for one that is expired or not ours. */
  async function read(token: string, now: Date): Promise<Claims | undefined> {
    const known = verified.get(token);
    if (known) return known.expiresAt > now.getTime() ? known : undefined;
    const claims = await verify(token, now);
    if (!claims) return undefined;
    if (verified.size >= REMEMBERED_TOKENS) verified.delete(verified.keys().next().value ?? '');
    verified.set(token, claims);
    return claims;
  }

  async function verify(token: string, now: Date): Promise<Claims | undefined> {
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const pair = ring.find(KeyUse.Signature, kid);
          if (!pair) throw new Error('unknown key');
          return pair.publicKey;
        },
        { algorithms: ['EdDSA'], currentDate: now },
      );
      if (typeof payload['sid'] !== 'string' || payload.exp === undefined) return undefined;
      return { sessionId: payload['sid'], expiresAt: payload.exp * 1000 };
    } catch {
      return undefined;
    }
  }

  return { sign, read };
}
export type Tokens = ReturnType<typeof createTokens>;
