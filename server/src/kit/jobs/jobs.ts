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

/** A job as the queue passes it on. */
interface QueuedJob {
  id: string;
  data: Record<string, unknown>;
}

/** Runs the modules' jobs on pg-boss, fed by the outbox. */
export class Jobs {
  readonly subscriptions: readonly Subscription[];
  readonly #deps: Deps;
  readonly #jobs: readonly Job[];
  /** The ids of the queue's workers by the names of their jobs. */
  readonly #workers = new Map<string, string>();
  #draining: Promise<void> | undefined;
  #isAskedAgain = false;
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps, jobs: readonly Job[]) {
    this.#deps = deps;
    this.#jobs = jobs;
    this.subscriptions = jobs.flatMap((job) => (job.on ? [{ event: job.on, job: job.name }] : []));
  }

  async start(): Promise<void> {
    const { boss, onError } = this.#deps;
    // Without a listener a lost connection would end the process; the queue reconnects automatically.
    boss.on('error', (error) => onError(error, 'jobs'));
    await boss.start();
    for (const job of this.#jobs) {
      await boss.createQueue(job.name, RETRIES);
      if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Seoul' });
      const worker = await boss.work<Record<string, unknown>>(job.name, WORKING, (queued) =>
        this.#performAll(job, queued),
      );
      this.#workers.set(job.name, worker);
    }
    this.#timer = setInterval(() => void this.wake(), 5000).unref();
    void this.wake();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#draining;
    await this.#deps.boss.stop({ graceful: true, timeout: 2000 });
  }

  /** Drains the outbox soon; calls during a drain cause one more round. */
  wake(): Promise<void> {
    this.#isAskedAgain = true;
    this.#draining ??= this.#drain();
    return this.#draining;
  }

  /** Runs one job by name at once; for tests and for schedules started manually. */
  async runNow(name: string, payload: Record<string, unknown> = {}): Promise<void> {
    const job = this.#jobs.find((one) => one.name === name);
    if (!job) throw new Error(`no job is named ${name}`);
    await this.#perform(job, payload);
  }

  async #drain(): Promise<void> {
    const { db, onError } = this.#deps;
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        const drained = await drainOutbox(db, this.subscriptions, this.#send);
        if (drained === DRAINED_AT_ONCE) this.#isAskedAgain = true;
      }
    } catch (error) {
      onError(error, 'outbox');
    } finally {
      this.#draining = undefined;
    }
  }

  readonly #send: Parameters<typeof drainOutbox>[2] = async (name, { payload, jobId, notBefore }) => {
    const { boss } = this.#deps;
    await boss.send(name, payload, { id: jobId, ...(notBefore && { startAfter: notBefore }) });
    const worker = this.#workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };

  /** Jobs that are skipped when the process stops are retried. */
  async #performAll(job: Job, queued: readonly QueuedJob[]): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const { id, data } of queued) {
      if (this.#isStopping) break;
      try {
        await this.#perform(job, data ?? {});
        results.push({ id, status: 'completed' });
      } catch (error) {
        this.#deps.onError(error, job.name);
        results.push({ id, status: 'failed', output: error });
      }
    }
    return results;
  }

  async #perform(job: Job, payload: Record<string, unknown>): Promise<void> {
    const transact: JobWork['transact'] = (run) =>
      inTransaction({ ...this.#deps, wake: () => this.wake() }, run);
    if (job.transaction === 'write') {
      await transact((work) => job.run({ ...work, transact }, payload));
      return;
    }
    await job.run({ ...withoutTransaction(this.#deps), transact }, payload);
  }
}
