/** How often something may happen: `max` times in any span of `perSeconds`, counted apart for each `key`. */
export type Allowance = { key: string; max: number; perSeconds: number };
export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts what callers do; refused attempts do not count, and it never rejects. */
export type Limiter = {
  take(allowance: Allowance): Promise<Taken>;
  /** Takes back the latest `take` of a key, where only what fails shall count. */
  giveBack(key: string): Promise<void>;
  /** Forgets a key, as after a successful login. */
  clear(key: string): Promise<void>;
};

type MemoryOptions = { now?: () => number; maxHits?: number };

/** What a key costs beside its times. */
const keyHits = 20;
/** A call's own limit; what lasts longer guards a password or a code. */
const SHORT_SECONDS = 60;

type Entry = { hits: number[]; max: number; perSeconds: number };

/** Keys within a bound of memory; those longest unused are forgotten first. */
function createPool(maxHits: number) {
  const entries = new Map<string, Entry>();
  let held = 0;
  const weightOf = ({ hits }: Entry) => hits.length + keyHits;

  function evict(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    held -= weightOf(entry);
    entries.delete(key);
    return entry;
  }

  function remember(key: string, entry: Entry) {
    entries.set(key, entry);
    held += weightOf(entry);
    for (const oldest of entries.keys()) {
      if (held <= maxHits || oldest === key) return;
      evict(oldest);
    }
  }

  return { get: (key: string) => entries.get(key), evict, remember };
}

/**
 * Counts within this process in bounded memory (about 10 MB). Calls, what guards passwords and codes, and what of that
 * is shut already are kept apart, so that no flood of one pushes out another.
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
      if (wait > 0) return refused(wait);
      evict(key);
      hits.push(time);
      if (hits.length > max * 2) hits.splice(0, hits.length - max);
      remember(key, { hits, max, perSeconds });
      return { ok: true };
    },
    giveBack: async (key) => {
      const entry = evict(key);
      entry?.hits.pop();
      if (entry && entry.hits.length > 0) remember(key, entry);
    },
    clear: async (key) => void evict(key),
  };
}

/** The refusal that ends after the given milliseconds, told in whole seconds. */
export const refused = (milliseconds: number): Taken => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
});
