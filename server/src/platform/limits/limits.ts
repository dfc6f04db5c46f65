/**
 * How often something may happen: `max` times in any window of `perSeconds`, counted separately for each
 * `key`.
 */
export type Allowance = { key: string; max: number; perSeconds: number };
export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts what callers do; rejected attempts do not count, and it never rejects. */
export type Limiter = {
  take(allowance: Allowance): Promise<LimitResult>;
  /** Removes the latest `take` attempts of a key, for limits that count failures only. */
  refund(key: string): Promise<void>;
  /** Clears a key, as after a successful login. */
  clear(key: string): Promise<void>;
};

type MemoryOptions = { now?: () => number; maxHits?: number };

/** The memory of a key besides its times. */
const keyHits = 20;
/** The longest window of an ordinary call's limit; longer ones protect a password or a code. */
const SHORT_SECONDS = 60;

type Entry = { hits: number[]; max: number; perSeconds: number };

/** Keys within a memory bound; those unused for longest are dropped first. */
function createPool(maxHits: number) {
  const entries = new Map<string, Entry>();
  let used = 0;
  const weightOf = ({ hits }: Entry) => hits.length + keyHits;

  function evict(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    used -= weightOf(entry);
    entries.delete(key);
    return entry;
  }

  function remember(key: string, entry: Entry) {
    entries.set(key, entry);
    used += weightOf(entry);
    for (const oldest of entries.keys()) {
      if (used <= maxHits || oldest === key) return;
      evict(oldest);
    }
  }

  return { get: (key: string) => entries.get(key), evict, remember };
}

/**
 * Counts within this process in bounded memory (about 10 MB). Calls, limits of passwords and codes, and
 * present lockouts are stored separately, so that a flood of one cannot push out another.
 */
export function memoryLimiter({ now = Date.now, maxHits = 500_000 }: MemoryOptions = {}): Limiter {
  const pools = {
    short: createPool(maxHits * 0.4),
    long: createPool(maxHits * 0.4),
    shut: createPool(maxHits * 0.2),
  };
  const all = Object.values(pools);

  const find = (key: string) => all.map((pool) => pool.get(key)).find(Boolean);
  const evict = (key: string) => all.map((pool) => pool.evict(key)).find(Boolean);

  function remember(key: string, entry: Entry) {
    if (entry.perSeconds <= SHORT_SECONDS) pools.short.remember(key, entry);
    else if (entry.hits.length < entry.max) pools.long.remember(key, entry);
    else pools.shut.remember(key, entry);
  }

  return {
    take: async ({ key, max, perSeconds }) => {
      const time = now();
      const hits = find(key)?.hits ?? [];
      const earliest = hits.at(-max);
      const wait = earliest === undefined ? 0 : earliest + perSeconds * 1000 - time;
      if (wait > 0) return rejected(wait);
      evict(key);
      hits.push(time);
      if (hits.length > max * 2) hits.splice(0, hits.length - max);
      remember(key, { hits, max, perSeconds });
      return { ok: true };
    },
    refund: async (key) => {
      const entry = evict(key);
      entry?.hits.pop();
      if (entry && entry.hits.length > 0) remember(key, entry);
    },
    clear: async (key) => void evict(key),
  };
}

/** A rejection that ends after the given milliseconds, in whole seconds. */
export const rejected = (milliseconds: number): LimitResult => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
});
