/** Collects small writes that may wait a second and flushes them together; also at shutdown. */
export interface BufferedWriter<T> {
  add: (item: T) => void;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

const FLUSH_MS = 1000;
const MOST = 20_000;

/** A writer that hands its items to `write` in batches; items of a failed batch are tried once more with the next. */
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
      await write(batch);
    } catch (error) {
      onError(error);
      retrying = fresh;
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    add: (item) => {
      if (waiting.length < MOST) waiting.push(item);
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
