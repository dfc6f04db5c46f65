import { describe, expect, test, vi } from 'vitest';
import type { Db } from './context.ts';
import { inTransaction, withoutTransaction } from './transaction.ts';

/** A database whose transactions commit, but for the first `conflicts` of them. */
function depsWith({ conflicts = 0 } = {}) {
  let left = conflicts;
  const transaction = async (run: (tx: Db) => Promise<unknown>) => {
    const result = await run({} as Db);
    if (left-- > 0) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    return result;
  };
  const db = { transaction } as unknown as Db;
  return {
    db,
    now: () => new Date(),
    wake: vi.fn<() => void>(),
    publish: vi.fn<(event: object) => void>(),
    onError: vi.fn<(error: unknown, where: string) => void>(),
  };
}
const event = { type: 'person.arrived', payload: {} };

describe('a transaction', () => {
  test('that could not be serialised runs again, and only the effects of the committed attempt follow', async () => {
    const deps = depsWith({ conflicts: 2 });
    const effect = vi.fn<(attempt: number) => void>();
    let attempts = 0;
    const result = await inTransaction(deps, async ({ publish, afterCommit }) => {
      attempts += 1;
      publish(event);
      afterCommit(() => effect(attempts));
      return attempts;
    });
    expect(result).toBe(3);
    expect(effect.mock.calls).toEqual([[3]]);
    expect(deps.publish.mock.calls).toEqual([[event]]);
  });

  test('that conflicts four times fails without effects', async () => {
    const deps = depsWith({ conflicts: 4 });
    const running = inTransaction(deps, async ({ publish }) => publish(event));
    await expect(running).rejects.toThrow('could not serialize');
    expect(deps.publish).not.toHaveBeenCalled();
  });

  test('is not failed by an effect, which is reported', async () => {
    const deps = depsWith();
    const failing = inTransaction(deps, async ({ afterCommit, publish }) => {
      afterCommit(() => Promise.reject(new Error('lost')));
      publish(event);
      return 'written';
    });
    expect(await failing).toBe('written');
    expect(deps.onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'lost' }), 'after commit');
    expect(deps.publish).toHaveBeenCalledOnce();
  });
});

test('without a transaction nothing can be emitted, published or left for after a commit', async () => {
  const work = withoutTransaction(depsWith());
  await expect(work.emit(event)).rejects.toThrow('emit needs a transaction');
  expect(() => work.publish(event)).toThrow('publish needs a transaction');
  expect(() => work.afterCommit(() => undefined)).toThrow('afterCommit needs a transaction');
});
