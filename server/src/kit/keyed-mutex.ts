export type SerializeBy = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets works of the same key run one after the other in this process, whatever becomes of those before. For what waits
 * for one row anyhow: waiting here costs no connection, so that one busy place does not take them all.
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
