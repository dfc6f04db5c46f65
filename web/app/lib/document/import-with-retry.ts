/** Without a word of the browser that the connection is back, it is tried again after so long. */
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

/** Fetches code that nobody waits for; where it cannot be reached, again once it may be. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}
