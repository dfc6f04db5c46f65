import { setImmediate as nextTurn } from 'node:timers/promises';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '#kit/errors.ts';
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts';

/** A rendering blocks the event loop; few at a time let other calls be answered. */
const AT_ONCE = 4;
const WAITING = 100;

/** Runs few renderings at once, in the order of arrival; beyond those that may wait, callers are asked to retry. */
export function limitRenderings() {
  const runLimited = limitConcurrency(AT_ONCE);
  let accepted = 0;
  return async <T>(render: () => Promise<T>): Promise<T> => {
    if (accepted >= AT_ONCE + WAITING)
      throw new AppError('unavailable', m.unavailable, { retryAfterSeconds: 1 });
    const isWaiting = accepted >= AT_ONCE;
    accepted += 1;
    try {
      return await runLimited(async () => {
        // Other calls are answered between two renderings.
        if (isWaiting) await nextTurn();
        return render();
      });
    } finally {
      accepted -= 1;
    }
  };
}
export type LimitRenderings = ReturnType<typeof limitRenderings>;
