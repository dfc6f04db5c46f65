import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '#platform/crypto.ts';

// RFC 6238 with the values that every authenticator app supports.
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose codes are accepted, for clocks that differ a little. */
const WINDOW = [0, -1, 1];

/** A secret of the length that RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The number of the time step of a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The code of a time step (RFC 4226). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step whose code this is, the present one or a neighbour; undefined for any other code. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const present = stepAt(now);
  return WINDOW.map((distance) => present + distance).find((step) => isSameText(codeAt(secret, step), code));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648), as people type a secret into an app. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The address that an authenticator app reads from the picture. */
export function keyAddress(
  secret: Buffer,
  { issuer, username }: { issuer: string; username: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  const query = new URLSearchParams({ secret: toBase32(secret), issuer });
  return `otpauth://totp/${label}?${query}`;
}
