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
  maxWaiting?: number;
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
export const createPdfWorkers = (options: Options = {}): PdfWorkers => new Threads(options);

class Threads implements PdfWorkers {
  readonly hasSecondFont: boolean;
  readonly #secondFont: string | undefined;
  readonly #max: number;
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: FairQueue<Order>;
  #isClosed = false;

  constructor({ secondFont, threads = 1, maxWaiting = 64, timeoutMs = 10_000, idleMs = 60_000 }: Options) {
    this.hasSecondFont = secondFont !== undefined;
    this.#secondFont = secondFont;
    this.#max = threads;
    this.#timeoutMs = timeoutMs;
    this.#idleMs = idleMs;
    this.#waiting = new FairQueue(maxWaiting);
  }

  make(pdf: PdfDocument, ownerId: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new PdfWorkersBusyError('closing'));
      this.#waiting.add(ownerId, { pdf, resolve, reject })?.reject(new PdfWorkersBusyError('full'));
      return this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.drain()) reject(new PdfWorkersBusyError('closing'));
    const closing = new PdfWorkersBusyError('closing');
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, closing)));
  }

  /** Gives waiting PDFs to idle threads, and starts threads up to the maximum. */
  #next(): void {
    const threads = [...this.#threads];
    const idle = threads.find(({ order }) => order === undefined);
    if (this.#isClosed || (!idle && threads.length >= this.#max)) return;
    const taken = this.#waiting.take((ownerId) => threads.some((thread) => thread.ownerId === ownerId));
    if (!taken) return;
    const thread = idle ?? this.#start();
    thread.order = taken.item;
    thread.ownerId = taken.owner;
    clearTimeout(thread.timer);
    const tooLong = () => this.#fail(thread, new PdfWorkersBusyError('too long'));
    thread.timer = setTimeout(tooLong, this.#timeoutMs);
    thread.worker.postMessage(taken.item.pdf);
    this.#next();
  }

  #start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { secondFont: this.#secondFont },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const thread: Thread = { worker, ownerId: undefined, order: undefined, timer: undefined };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', (message: WorkerMessage) => {
      const { order } = thread;
      this.#rest(thread);
      if ('bytes' in message) order?.resolve(Buffer.from(message.bytes.buffer));
      else order?.reject(message.error);
    });
    worker.on('error', (error: Error) => this.#fail(thread, error));
    worker.on('exit', () => this.#fail(thread, new PdfWorkersBusyError('ended')));
    return thread;
  }

  #rest(thread: Thread): void {
    thread.order = undefined;
    if (thread.ownerId !== undefined) this.#waiting.endSlot(thread.ownerId);
    thread.ownerId = undefined;
    clearTimeout(thread.timer);
    const idle = () => void this.#end(thread, new PdfWorkersBusyError('idle'));
    thread.timer = setTimeout(idle, this.#idleMs).unref();
    this.#next();
  }

  #fail(thread: Thread, reason: Error): void {
    if (!this.#threads.has(thread)) return;
    void this.#end(thread, reason);
    this.#next();
  }

  #end(thread: Thread, reason: Error): Promise<number> {
    clearTimeout(thread.timer);
    this.#threads.delete(thread);
    thread.order?.reject(reason);
    thread.order = undefined;
    return thread.worker.terminate();
  }
}
