import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import type { PdfDocument } from './document.ts';

/** No PDF could be made in time: too many are waiting, this one took too long, or the process is stopping. */
export class PdfWorkersBusyError extends Error {
  override name = 'PapersBusyError';
}

/** Typesets PDFs outside the thread that answers calls. */
export interface PdfWorkers {
  /**
   * The PDF's bytes; one at a time for each owner, alternating between owners. Rejects with PapersBusyError.
   */
  make: (pdf: PdfDocument, ownerId: string) => Promise<Buffer>;
  /** Whether a font has Chinese letters and Hanja. */
  hasSecondFont: boolean;
  close: () => Promise<void>;
}

interface Options {
  /** A font for letters that ours does not have; without it each is replaced by a box. */
  secondFont?: string | undefined;
  /** The maximum number of threads. */
  threads?: number;
  /** The maximum number of PDFs that wait for a thread. */
  waitingMost?: number;
  /** A PDF that takes longer is aborted and its thread ended. */
  timeoutMs?: number;
  /** An idle thread ends after this time. */
  idleMs?: number;
}

interface Order {
  pdf: PdfDocument;
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  ownerId: string | undefined;
  order: Order | undefined;
  timer: NodeJS.Timeout | undefined;
}

type WorkerMessage = { bytes: Uint8Array } | { error: Error };

const HEAP_MB = 256;

/** Threads start with the first PDF, keep their fonts loaded between PDFs and end after an idle time. */
export function createPdfWorkers({
  secondFont,
  threads: most = 1,
  waitingMost = 64,
  timeoutMs = 10_000,
  idleMs = 60_000,
}: Options = {}): PdfWorkers {
  const threads = new Set<Thread>();
  const waiting = new FairQueue<Order>(waitingMost);
  let isClosed = false;

  const end = (thread: Thread, reason: Error): Promise<number> => {
    clearTimeout(thread.timer);
    threads.delete(thread);
    thread.order?.reject(reason);
    thread.order = undefined;
    return thread.worker.terminate();
  };

  const fail = (thread: Thread, reason: Error) => {
    if (!threads.has(thread)) return;
    void end(thread, reason);
    next();
  };

  const rest = (thread: Thread) => {
    thread.order = undefined;
    if (thread.ownerId !== undefined) waiting.endSlot(thread.ownerId);
    thread.ownerId = undefined;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => void end(thread, new PdfWorkersBusyError('idle')), idleMs).unref();
    next();
  };

  const start = (): Thread => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { secondFont },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const thread: Thread = { worker, ownerId: undefined, order: undefined, timer: undefined };
    threads.add(thread);
    worker.unref();
    worker.on('message', (message: WorkerMessage) => {
      const { order } = thread;
      rest(thread);
      if ('bytes' in message) order?.resolve(Buffer.from(message.bytes.buffer));
      else order?.reject(message.error);
    });
    worker.on('error', (error: Error) => fail(thread, error));
    worker.on('exit', () => fail(thread, new PdfWorkersBusyError('ended')));
    return thread;
  };

  const next = () => {
    const idle = [...threads].find(({ order }) => order === undefined);
    if (isClosed || (!idle && threads.size >= most)) return;
    const taken = waiting.take((ownerId) => [...threads].some((thread) => thread.ownerId === ownerId));
    if (!taken) return;
    const thread = idle ?? start();
    const order = taken.item;
    thread.order = order;
    thread.ownerId = taken.owner;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => fail(thread, new PdfWorkersBusyError('too long')), timeoutMs);
    thread.worker.postMessage(order.pdf);
    next();
  };

  return {
    hasSecondFont: secondFont !== undefined,
    make: (pdf, ownerId) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new PdfWorkersBusyError('closing'));
        waiting.add(ownerId, { pdf, resolve, reject })?.reject(new PdfWorkersBusyError('full'));
        return next();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.drain()) reject(new PdfWorkersBusyError('closing'));
      await Promise.all([...threads].map((thread) => end(thread, new PdfWorkersBusyError('closing'))));
    },
  };
}
