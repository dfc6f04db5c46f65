export type SerializeBy = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs tasks of the same key one after the other in this process, whether or not earlier ones fail. For tasks
 * that would wait for one row anyway: waiting here needs no connection, so that one busy row does not use
 * them all.
 */
export function createKeyedMutex(): SerializeBy {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
