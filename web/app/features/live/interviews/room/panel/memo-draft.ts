import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { readSession } from '#lib/session/session.ts';
import { readUnsavedDraft, storeDraft } from '#lib/storage/unsaved-drafts.ts';
import { createStore, type Store } from '#lib/store/store.ts';
import { readMemo, writeMemo } from '../../data.ts';

const QUIET_MILLISECONDS = 800;

export interface MemoState {
  /** Undefined until the stored memo is loaded: nothing can be written before. */
  text: string | undefined;
  /** Why they could not be loaded. */
  error: Error | undefined;
}

interface StoredMemo {
  text: string;
  /** The memo of the server that this text was written over. */
  base: string;
}

const draftKeyOf = (code: string): string => `memo:${code}`;

const currentUser = (): string | undefined => {
  const session = readSession();
  return session.state === 'in' ? session.userId : undefined;
};

/** The server trims what it stores. */
const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

/** Restores unsaved input; what was saved elsewhere meanwhile stays above it. */
function restoredOver(memo: string, { text, base }: StoredMemo): string {
  const isUnchanged = isSame(memo, base) || isSame(memo, text);
  return isUnchanged ? text : `${memo}\n${text}`;
}

/** A host's own memo of an interview, saved automatically while it is typed. */
export class MemoDraft {
  readonly #code: string;
  readonly #userId = currentUser();
  readonly #store: Store<MemoState> = createStore<MemoState>({ text: undefined, error: undefined });
  #loading: Promise<void> | undefined;
  /** The memo as the server has it. */
  #known = '';

  readonly read = this.#store.read;
  readonly onChange = this.#store.onChange;
  readonly autosave: Autosave<'memo'> = createAutosave<'memo'>({
    delay: QUIET_MILLISECONDS,
    save: () => this.#save(),
  });

  constructor(code: string) {
    this.#code = code;
  }

  /** Loads the stored memo once; after an error it tries again. */
  load = (): Promise<void> => {
    this.#loading ??= this.#load().finally(() => {
      if (this.read().error) this.#loading = undefined;
    });
    return this.#loading;
  };

  write(text: string): void {
    this.#store.change({ text, error: undefined });
    this.autosave.touch('memo');
  }

  /** Unsaved input is sent to the server, and is stored in this tab until it is saved. */
  leave = (): void => {
    const { text } = this.read();
    if (text === undefined || !this.autosave.hasUnsaved()) return;
    this.#storeDraft({ text, base: this.#known });
    void this.autosave.flush();
  };

  /** Whether the member who opens the room again must continue with this draft. */
  hasUnsaved(): boolean {
    return this.#userId === currentUser() && this.autosave.hasUnsaved();
  }

  async #load(): Promise<void> {
    this.#store.change({ text: undefined, error: undefined });
    try {
      this.#known = await readMemo(this.#code);
    } catch (error) {
      this.#store.change({ text: undefined, error: error as Error });
      return;
    }
    const left = readUnsavedDraft<StoredMemo>(draftKeyOf(this.#code));
    if (left) this.write(restoredOver(this.#known, left));
    else this.#store.change({ text: this.#known, error: undefined });
  }

  #storeDraft(work: StoredMemo | undefined): void {
    if (this.#userId) storeDraft(draftKeyOf(this.#code), this.#userId, work);
  }

  async #save(): Promise<void> {
    // Another member who logged in on this page has a memo of their own.
    if (this.#userId !== currentUser()) return;
    const { text = '' } = this.read();
    this.#known = await writeMemo(this.#code, text);
    if (this.read().text === text) this.#storeDraft(undefined);
  }
}
