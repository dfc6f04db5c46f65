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
  evict: (part: Part) => void;
  /** Something was changed elsewhere: nothing is sent until the conflict is resolved. */
  hold: () => void;
  /** Ends a conflict; the pending parts are scheduled again, or discarded. */
  settle: (choice: 'keep' | 'forget') => void;
  /** Whether leaving would lose something. */
  hasUnsaved: () => boolean;
  stop: () => void;
}

interface Options<Part extends string> {
  /** Sends one part in its current state; rejects with ApiError. `refused`: its valid fields were saved. */
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

/** Saves the parts of a long form one by one while it is edited. */
export function createAutosave<Part extends string>({
  save,
  delay = 1500,
  retryAfter = 20_000,
}: Options<Part>): Autosave<Part> {
  const waiting = new Set<Part>();
  const rejected = new Set<Part>();
  const { read, change: become, onChange } = createStore<SaveState>({ kind: 'idle' });
  let said = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const attempt = async (part: Part): Promise<Outcome> => {
    try {
      return (await save(part)) ?? 'saved';
    } catch (error) {
      said = error instanceof ApiError ? error.message : '';
      return outcomeOf(error);
    }
  };

  const send = async (part: Part): Promise<Outcome> => {
    waiting.delete(part);
    const outcome = await attempt(part);
    if (outcome === 'rejected' && !waiting.has(part)) rejected.add(part);
    if (outcome === 'failed' || outcome === 'conflict') waiting.add(part);
    return outcome;
  };

  const conclude = (outcome: Outcome) => {
    if (outcome === 'failed') return become({ kind: outcome, message: said });
    if (outcome === 'conflict') return become({ kind: outcome });
    if (rejected.size > 0) return become({ kind: 'rejected' });
    return become(waiting.size > 0 ? { kind: 'unsaved' } : { kind: 'saved', at: Date.now() });
  };

  const run = async () => {
    become({ kind: 'saving' });
    let outcome: Outcome = 'saved';
    // A part changed meanwhile waits for its own pause.
    const parts = [...waiting];
    for (const part of parts) {
      outcome = await send(part);
      if (outcome === 'failed' || outcome === 'conflict') break;
    }
    conclude(outcome);
    if (outcome === 'failed') tryAgainLater();
  };

  const sendAgain = () => void flush();
  const tryAgainLater = () => {
    if (isStopped) return;
    timer = setTimeout(sendAgain, retryAfter);
    addEventListener('online', sendAgain);
  };
  const rest = () => {
    clearTimeout(timer);
    removeEventListener('online', sendAgain);
  };

  const flush = async (): Promise<void> => {
    rest();
    if (running) await running;
    if (waiting.size === 0 || read().kind === 'conflict') return;
    running = run().finally(() => {
      running = undefined;
    });
    await running;
  };

  return {
    read,
    onChange,
    touch: (part) => {
      waiting.add(part);
      rejected.delete(part);
      if (read().kind === 'conflict') return;
      if (read().kind !== 'saving') become({ kind: 'unsaved' });
      isStopped = false;
      rest();
      timer = setTimeout(sendAgain, delay);
    },
    flush,
    evict: (part) => {
      waiting.delete(part);
      rejected.delete(part);
    },
    hold: () => {
      rest();
      become({ kind: 'conflict' });
    },
    settle: (choice) => {
      if (choice === 'forget') {
        waiting.clear();
        rejected.clear();
      }
      become(waiting.size > 0 ? { kind: 'unsaved' } : { kind: 'saved', at: Date.now() });
      void flush();
    },
    hasUnsaved: () => waiting.size > 0 || rejected.size > 0 || running !== undefined,
    stop: () => {
      isStopped = true;
      rest();
    },
  };
}
