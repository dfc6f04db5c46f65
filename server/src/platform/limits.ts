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

/** Counts within this process in bounded memory (about 10 MB); the keys longest unused are forgotten first. */
export function memoryLimiter({ now = Date.now, maxHits = 500_000 }: MemoryOptions = {}): Limiter {
  const hitsOf = new Map<string, number[]>();
  let held = 0;

  function forget(key: string) {
    const hits = hitsOf.get(key);
    if (!hits) return;
    held -= hits.length + keyHits;
    hitsOf.delete(key);
  }

  function remember(key: string, hits: number[]) {
    hitsOf.set(key, hits);
    held += hits.length + keyHits;
    for (const oldest of hitsOf.keys()) {
      if (held <= maxHits || oldest === key) return;
      forget(oldest);
    }
  }

  return {
    take: async ({ key, max, perSeconds }) => {
      const time = now();
      const hits = hitsOf.get(key) ?? [];
      const earliest = hits.at(-max);
      const wait = earliest === undefined ? 0 : earliest + perSeconds * 1000 - time;
      if (wait > 0) return refused(wait);
      forget(key);
      hits.push(time);
      if (hits.length > max * 2) hits.splice(0, hits.length - max);
      remember(key, hits);
      return { ok: true };
    },
    giveBack: async (key) => {
      const hits = hitsOf.get(key);
      if (!hits) return;
      forget(key);
      hits.pop();
      if (hits.length > 0) remember(key, hits);
    },
    clear: async (key) => forget(key),
  };
}

/** The refusal that ends after the given milliseconds, told in whole seconds. */
export const refused = (milliseconds: number): Taken => ({
  ok: false,
  retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
});
