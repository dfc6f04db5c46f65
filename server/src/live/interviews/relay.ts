import { createHmac, randomBytes } from 'node:crypto';
import type { LastingCredentials, RelayCredentials } from '@ieum/contract/live/interviews/schemas.ts';

/** The relay (coturn with `use-auth-secret`) by its addresses and the secret that it shares with us. */
export interface Relay {
  urls: readonly string[];
  secret: string;
  /** How long credentials are valid, an hour at most. */
  seconds: number;
}

/**
 * Credentials by which a browser may use the relay until they expire; empty where none is configured. The name
 * contains a random number in place of the member, whom the relay does not need to know.
 */
export function credentialsOf(relay: Relay | undefined, now: Date): RelayCredentials {
  if (!relay) return { urls: [], username: '', password: '' };
  const expiry = Math.floor(now.getTime() / 1000) + relay.seconds;
  const username = `${expiry}:${randomBytes(6).toString('hex')}`;
  const password = createHmac('sha1', relay.secret).update(username).digest('base64');
  return { urls: [...relay.urls], username, password };
}

/** The same with their lifetime; the name would say it by our clock, which need not be that of a browser. */
export const lastingCredentialsOf = (relay: Relay | undefined, now: Date): LastingCredentials => ({
  ...credentialsOf(relay, now),
  seconds: relay?.seconds ?? 0,
});
