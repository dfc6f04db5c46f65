import { setImmediate as nextTurn } from 'node:timers/promises';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { AppError } from '#kit/errors.ts';

interface Bounds {
  /** The number of tasks that run at once … */
  atOnce: number;
  /** … and the number that wait; beyond it callers are asked to retry. */
  waiting: number;
}

/** Runs a limited number of tasks at once, in the order of arrival, with other calls answered in between. */
export function boundConcurrency({ atOnce, waiting }: Bounds) {
  const queue: (() => void)[] = [];
  let going = 0;

  async function enter() {
    if (going < atOnce) {
      going += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('unavailable', m.unavailable, { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => queue.push(resolve));
    await nextTurn();
  }

  function leave() {
    const next = queue.shift();
    if (next) next();
    else going -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
export type BoundedRun = ReturnType<typeof boundConcurrency>;
