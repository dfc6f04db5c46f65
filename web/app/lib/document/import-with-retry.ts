/** Without an event of the browser that the connection is back, it is tried again after this time. */
const NEXT_TRY_MILLISECONDS = 30_000;

const nextChance = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, NEXT_TRY_MILLISECONDS);
    addEventListener('online', go);
  });

/** Loads code; after a failure, the first of which is reported, again once the connection may be back. */
export async function importWithRetry<T>(load: () => Promise<T>, onFirstFailure?: () => void): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch {
      if (failures === 0) onFirstFailure?.();
      await nextChance();
    }
  }
}
