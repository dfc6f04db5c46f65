import { ApiError } from './api-error.ts';
import { createStore } from '../store/store.ts';

/** The save state of the input. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** The server was not reached or failed, with its message; the changes stay pending. */
  | { kind: 'failed'; message: string }
  /** The server rejected some parts; they are sent again when they change. */
  | { kind: 'rejected' }
  /** It was changed elsewhere since; nothing is sent until the person has decided. */
  | { kind: 'conflict' };

export interface Autosave<Part extends string> {
  read: () => SaveState;
  onChange: (listener: () => void) => () => void;
  /** A part was changed: it is sent after a pause. */
  touch: (part: Part) => void;
  /** Sends all pending changes now. */
  flush: () => Promise<void>;
  /** Cancels a part: it is not sent unless it is changed again. */
  cancel: (part: Part) => void;
  /** Something was changed elsewhere: nothing is sent until the conflict is resolved. */
  pause: () => void;
  /** Ends a conflict; the pending parts are scheduled again, or discarded. */
  resolveConflict: (choice: 'resend' | 'discard') => void;
  /** Whether leaving would lose something. */
  hasUnsaved: () => boolean;
  stop: () => void;
}

interface Options<Part extends string> {
  /** Sends one part in its current state; rejects with ApiError. `rejected`: its valid fields were saved. */
  save: (part: Part) => Promise<'rejected' | void>;
  /** Milliseconds of pause before sending. */
  delay?: number;
  /** Milliseconds until a failed save is retried automatically. */
  retryAfter?: number;
}

type Outcome = 'saved' | 'failed' | 'rejected' | 'conflict';

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 409) return 'conflict';
  return error.status === 400 ? 'rejected' : 'failed';
}

const isUnsaved = (outcome: Outcome): outcome is 'failed' | 'conflict' =>
  outcome === 'failed' || outcome === 'conflict';

/** Its functions are properties, so that they can be spread and passed on. */
class PartsAutosave<Part extends string> implements Autosave<Part> {
  readonly #options: Required<Options<Part>>;
  readonly #waiting = new Set<Part>();
  readonly #rejected = new Set<Part>();
  readonly #store = createStore<SaveState>({ kind: 'idle' });
  /** The server's message of the last error. */
  #message = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;

  readonly read = this.#store.read;
  readonly onChange = this.#store.onChange;

  constructor(options: Required<Options<Part>>) {
    this.#options = options;
  }

  touch = (part: Part): void => {
    this.#waiting.add(part);
    this.#rejected.delete(part);
    const { kind } = this.read();
    if (kind === 'conflict') return;
    if (kind !== 'saving') this.#store.change({ kind: 'unsaved' });
    this.#isStopped = false;
    this.#cancelSchedule();
    this.#timer = setTimeout(this.#sendAgain, this.#options.delay);
  };

  flush = async (): Promise<void> => {
    this.#cancelSchedule();
    if (this.#running) await this.#running;
    if (this.#waiting.size === 0 || this.read().kind === 'conflict') return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  };

  cancel = (part: Part): void => {
    this.#waiting.delete(part);
    this.#rejected.delete(part);
  };

  pause = (): void => {
    this.#cancelSchedule();
    this.#store.change({ kind: 'conflict' });
  };

  resolveConflict = (choice: 'resend' | 'discard'): void => {
    if (choice === 'discard') {
      this.#waiting.clear();
      this.#rejected.clear();
    }
    this.#store.change(this.#stateOfWaiting());
    void this.flush();
  };

  hasUnsaved = (): boolean =>
    this.#waiting.size > 0 || this.#rejected.size > 0 || this.#running !== undefined;

  stop = (): void => {
    this.#isStopped = true;
    this.#cancelSchedule();
  };

  async #run(): Promise<void> {
    this.#store.change({ kind: 'saving' });
    let outcome: Outcome = 'saved';
    // A part changed meanwhile waits for its own pause.
    const parts = [...this.#waiting];
    for (const part of parts) {
      outcome = await this.#send(part);
      if (isUnsaved(outcome)) break;
    }
    this.#store.change(this.#stateAfter(outcome));
    if (outcome === 'failed') this.#tryAgainLater();
  }

  async #send(part: Part): Promise<Outcome> {
    this.#waiting.delete(part);
    const outcome = await this.#attempt(part);
    if (outcome === 'rejected' && !this.#waiting.has(part)) this.#rejected.add(part);
    if (isUnsaved(outcome)) this.#waiting.add(part);
    return outcome;
  }

  async #attempt(part: Part): Promise<Outcome> {
    try {
      return (await this.#options.save(part)) ?? 'saved';
    } catch (error) {
      this.#message = error instanceof ApiError ? error.message : '';
      return outcomeOf(error);
    }
  }

  #stateAfter(outcome: Outcome): SaveState {
    if (outcome === 'failed') return { kind: outcome, message: this.#message };
    if (outcome === 'conflict') return { kind: outcome };
    return this.#rejected.size > 0 ? { kind: 'rejected' } : this.#stateOfWaiting();
  }

  #stateOfWaiting(): SaveState {
    return this.#waiting.size > 0 ? { kind: 'unsaved' } : { kind: 'saved', at: Date.now() };
  }

  #sendAgain = (): void => void this.flush();

  #tryAgainLater(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(this.#sendAgain, this.#options.retryAfter);
    addEventListener('online', this.#sendAgain);
  }

  #cancelSchedule(): void {
    clearTimeout(this.#timer);
    removeEventListener('online', this.#sendAgain);
  }
}

/** Saves the parts of a long form one by one while it is edited. */
export const createAutosave = <Part extends string>({
  save,
  delay = 1500,
  retryAfter = 20_000,
}: Options<Part>): Autosave<Part> => new PartsAutosave({ save, delay, retryAfter });
