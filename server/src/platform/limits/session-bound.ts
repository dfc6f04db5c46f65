/** A company's people and a household share an address; further sessions of one network count no views. */
const SESSIONS_OF_A_NETWORK = 30;
/** How many keys this process remembers. */
const MAX_KEYS = 20_000;

/**
 * Remembers the sessions that did something under a key; true for the first thirty of each key. The keys
 * unseen for longest are dropped first.
 */
export function createSessionBound() {
  const sessionsOf = new Map<string, Set<string>>();
  return (key: string, session: string): boolean => {
    const sessions = sessionsOf.get(key) ?? new Set();
    if (!sessions.has(session) && sessions.size >= SESSIONS_OF_A_NETWORK) return false;
    sessionsOf.delete(key);
    sessionsOf.set(key, sessions.add(session));
    const [oldest] = sessionsOf.keys();
    if (sessionsOf.size > MAX_KEYS && oldest !== undefined) sessionsOf.delete(oldest);
    return true;
  };
}
