import { TransactionRollbackError } from 'drizzle-orm';
import type { Db, DomainEvent, Effect, Work } from './context.ts';
import { isRetryable } from '#platform/database/pg-errors.ts';
import { one } from './db/rows.ts';
import { recordEvents } from './jobs/outbox.ts';

/** The parts of the app that a transaction needs. */
export interface TransactionDeps {
  db: Db;
  now: () => Date;
  /** Starts draining the outbox after a commit. */
  wake: () => unknown;
  /** Publishes emitted events, right after their commit. */
  publish?: (event: DomainEvent) => void;
  onError: (error: unknown, where: string) => void;
}

const TRIES = 4;

/**
 * Runs work in one transaction, again when the database could not serialise it; its effects run after the
 * commit.
 */
export async function inTransaction<T>(deps: TransactionDeps, run: (work: Work) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const effects: Effect[] = [];
    try {
      const result = await deps.db.transaction((tx) => run(workIn(deps, tx, effects)));
      await runEffects(deps, effects);
      return result;
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Runs statements in one transaction after which nothing follows: settings of the planner, buffered rows, and
 * what is prepared at the start. Inside a transaction it is a savepoint.
 */
export const plainTransaction = <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> => db.transaction(run);

/** The result of work in a transaction of which nothing remains. */
export async function rolledBack<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const results: T[] = [];
  try {
    await db.transaction(async (tx) => {
      results.push(await work(tx));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return one(results);
}

function workIn(deps: TransactionDeps, db: Db, effects: Effect[]): Work {
  const wake = () => void deps.wake();
  let isWoken = false;
  const publish = (...events: DomainEvent[]): void =>
    void effects.push(() => events.forEach((event) => deps.publish?.(event)));
  return {
    db,
    now: deps.now(),
    emit: async (...events) => {
      await recordEvents(db, events);
      if (!isWoken) effects.push(wake);
      isWoken = true;
      publish(...events);
    },
    publish,
    afterCommit: (effect) => void effects.push(effect),
  };
}

/** Work without a transaction: it may read and write, but nothing can follow a commit. */
export function withoutTransaction({ db, now }: Pick<TransactionDeps, 'db' | 'now'>): Work {
  const reject = (name: string) => (): never => {
    throw new Error(`${name} needs a transaction`);
  };
  return {
    db,
    now: now(),
    emit: async () => reject('emit')(),
    publish: reject('publish'),
    afterCommit: reject('afterCommit'),
  };
}

async function runEffects({ onError }: TransactionDeps, effects: readonly Effect[]) {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      onError(error, 'after commit');
    }
  }
}
