import type { JobResult, PgBoss } from 'pg-boss';
import type { Work } from '../context.ts';
import { inTransaction, withoutTransaction, type TransactionDeps } from '../transaction.ts';
import { DRAINED_AT_ONCE, drainOutbox, type Subscription } from './outbox.ts';

/** Work that runs after a commit or on a schedule; it must be safe to run twice. */
export interface Job<P = Record<string, unknown>> {
  name: string;
  /** Runs whenever an event of this type was emitted. */
  on?: string;
  /** Runs on this cron schedule, Asia/Seoul. */
  cron?: string;
  /**
   * 'write' runs in one transaction; 'manual' opens its own by `transact`, for work that calls external
   * services.
   */
  transaction: 'write' | 'manual';
  run: (work: JobWork, payload: P) => Promise<void>;
}

export interface JobWork extends Work {
  transact: <T>(run: (work: Work) => Promise<T>) => Promise<T>;
}

interface Deps extends Omit<TransactionDeps, 'wake'> {
  boss: PgBoss;
}

/**
 * Waiting jobs are fetched together and run one after the other without a pause; each succeeds or fails on
 * its own.
 */
const WORKING = {
  pollingIntervalSeconds: 5,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;
const RETRIES = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 };

/** Runs the modules' jobs on pg-boss, fed by the outbox. */
export function createJobs(deps: Deps, jobs: readonly Job[]) {
  const { db, boss, onError } = deps;
  const subscriptions: Subscription[] = jobs.flatMap((job) =>
    job.on ? [{ event: job.on, job: job.name }] : [],
  );
  const workers = new Map<string, string>();
  let draining: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const send: Parameters<typeof drainOutbox>[2] = async (name, { payload, jobId, notBefore }) => {
    await boss.send(name, payload, { id: jobId, ...(notBefore && { startAfter: notBefore }) });
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };

  /** Drains the outbox soon; calls during a drain cause one more round. */
  function wake(): Promise<void> {
    isAskedAgain = true;
    draining ??= (async () => {
      try {
        while (isAskedAgain) {
          isAskedAgain = false;
          const drained = await drainOutbox(db, subscriptions, send);
          if (drained === DRAINED_AT_ONCE) isAskedAgain = true;
        }
      } catch (error) {
        onError(error, 'outbox');
      } finally {
        draining = undefined;
      }
    })();
    return draining;
  }

  async function perform(job: Job, payload: Record<string, unknown>) {
    const transact: JobWork['transact'] = (run) => inTransaction({ ...deps, wake }, run);
    if (job.transaction === 'write') {
      await transact((work) => job.run({ ...work, transact }, payload));
      return;
    }
    await job.run({ ...withoutTransaction(deps), transact }, payload);
  }

  /** Jobs that are skipped when the process stops are retried. */
  async function performAll(job: Job, tasks: readonly { id: string; data: Record<string, unknown> }[]) {
    const results: JobResult[] = [];
    for (const { id, data } of tasks) {
      if (isStopping) break;
      try {
        await perform(job, data ?? {});
        results.push({ id, status: 'completed' });
      } catch (error) {
        onError(error, job.name);
        results.push({ id, status: 'failed', output: error });
      }
    }
    return results;
  }

  async function start() {
    // Without a listener a lost connection would end the process; the queue reconnects automatically.
    boss.on('error', (error) => onError(error, 'jobs'));
    await boss.start();
    for (const job of jobs) {
      await boss.createQueue(job.name, RETRIES);
      if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Seoul' });
      const worker = await boss.work<Record<string, unknown>>(job.name, WORKING, (tasks) =>
        performAll(job, tasks),
      );
      workers.set(job.name, worker);
    }
    timer = setInterval(() => void wake(), 5000).unref();
    void wake();
  }

  async function stop() {
    isStopping = true;
    clearInterval(timer);
    await draining;
    await boss.stop({ graceful: true, timeout: 2000 });
  }

  /** Runs one job by name at once; for tests and for schedules started manually. */
  async function runNow(name: string, payload: Record<string, unknown> = {}) {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`no job is named ${name}`);
    await perform(job, payload);
  }

  return { start, stop, wake, runNow, subscriptions, names: jobs.map((job) => job.name) };
}
