import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A batch of this size keeps memory use small. */
export const BATCH = 100;
/** After this many rows the event loop runs other work. */
const AT_A_STRETCH = 5;

/**
 * Reads rows by several short statements, each continuing after the last row of the previous one, so that a
 * long list needs neither one long transaction nor all its rows at once. Between batches the process answers
 * other calls.
 */
export async function* readInBatches<T>(
  read: (last: T | undefined, limit: number) => Promise<T[]>,
): AsyncGenerator<T, void, void> {
  for (let last: T | undefined; ;) {
    const rows = await read(last, BATCH);
    for (const [place, row] of rows.entries()) {
      yield row;
      if (place % AT_A_STRETCH === AT_A_STRETCH - 1) await yieldToEventLoop();
    }
    last = rows.at(-1);
    if (rows.length < BATCH) return;
    await yieldToEventLoop();
  }
}
