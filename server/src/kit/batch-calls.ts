import { isUnreachable } from '#platform/database/pg-errors.ts';

interface PendingCall<T, R> {
  input: T;
  resolve: (answer: R) => void;
  reject: (error: unknown) => void;
}

/** The most calls that are answered together. */
const MAX = 200;

/**
 * Answers calls together that come while earlier ones are being answered: `answerAll` returns an answer for each, in
 * their order. A call is never answered with data that was read before it was made. Calls that
 * fail together are tried one by one, except where the database cannot be reached: then those that wait fail at once,
 * too, because each would wait as long in vain.
 */
export function batchCalls<T, R>(answerAll: (input: readonly T[]) => Promise<readonly R[]>) {
  let waiting: PendingCall<T, R>[] = [];
  let isBusy = false;

  async function answer(calls: readonly PendingCall<T, R>[]): Promise<void> {
    try {
      const answers = await answerAll(calls.map(({ input }) => input));
      calls.forEach(({ resolve }, index) => resolve(answers[index] as R));
    } catch (error) {
      if (isUnreachable(error)) for (const { reject } of [...calls, ...waiting.splice(0)]) reject(error);
      else if (calls.length === 1) calls[0]?.reject(error);
      else for (const call of calls) await answer([call]);
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const calls = waiting.slice(0, MAX);
      waiting = waiting.slice(MAX);
      await answer(calls);
    }
    isBusy = false;
  }

  return (input: T): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isBusy) void work();
    });
}
