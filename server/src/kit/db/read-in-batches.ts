import { setImmediate as breathe } from 'node:timers/promises';

/** So many rows at a time keep the memory small. */
export const BATCH = 100;
/** Others are answered after so many. */
const AT_A_STRETCH = 5;

/**
 * Reads rows one short statement after the other, each going on after the last row of the one before, so that a
 * long list needs neither one long transaction nor all its rows at once. The process answers others in between.
 */
export async function* readInBatches<T>(
  read: (last: T | undefined, limit: number) => Promise<T[]>,
): AsyncGenerator<T, void, void> {
  for (let last: T | undefined; ;) {
    const rows = await read(last, BATCH);
    for (const [place, row] of rows.entries()) {
      yield row;
      if (place % AT_A_STRETCH === AT_A_STRETCH - 1) await breathe();
    }
    last = rows.at(-1);
    if (rows.length < BATCH) return;
    await breathe();
  }
}
