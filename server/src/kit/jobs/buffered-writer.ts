import { isUnreachable } from '#platform/database/pg-errors.ts';

/** Collects small writes that may be delayed by a second and flushes them together; also at shutdown. */
export interface BufferedWriter<T> {
  add: (item: T) => void;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

const FLUSH_MS = 1000;
const MAX = 20_000;

/**
 * A writer that passes its items to `write` in batches. While the database cannot be reached, items wait for
 * the next flush once; of a batch that the database rejects, all items are written except those that it
 * rejects alone.
 */
export function createBufferedWriter<T>(
  write: (items: T[]) => Promise<void>,
  onError: (error: unknown) => void,
): BufferedWriter<T> {
  let waiting: T[] = [];
  let retrying: T[] = [];
  let flushing: Promise<void> = Promise.resolve();

  const flush = () => (flushing = flushing.then(flushOnce));

  async function flushOnce() {
    const batch = [...retrying, ...waiting];
    const fresh = waiting;
    waiting = [];
    retrying = [];
    if (batch.length === 0) return;
    try {
      await writeAround(batch);
    } catch (error) {
      onError(error);
      retrying = fresh;
    }
  }

  /** Splits a rejected batch until each rejected item is alone; throws when nothing can be written at all. */
  async function writeAround(items: T[]): Promise<void> {
    try {
      await write(items);
    } catch (error) {
      if (isUnreachable(error)) throw error;
      if (items.length === 1) return onError(error);
      const half = Math.ceil(items.length / 2);
      await writeAround(items.slice(0, half));
      await writeAround(items.slice(half));
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    add: (item) => {
      if (waiting.length < MAX) waiting.push(item);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
