import { createHash } from 'node:crypto';
import { minuteOf } from './dates.ts';

interface FingerprintedRequest {
  /** The member or company that makes it. */
  callerId: string;
  /** The caller's idempotency key. */
  key: string | undefined;
  now: Date;
  /** Everything that makes the request what it is. */
  content: readonly unknown[];
}

/** Equal for a repeated request: one with the same key, or without a key the same one within the same minute. */
export const requestFingerprint = ({ callerId, key, now, content }: FingerprintedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([callerId, key ?? minuteOf(now), ...content]))
    .digest('base64url');
