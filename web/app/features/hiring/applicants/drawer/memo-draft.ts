import type { Applicant, Memo } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { storeDraft, readUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { readSession } from '#lib/session/session.ts';
import { createStore, type Store } from '#lib/store/store.ts';
import { refreshEverywhere } from '../board/board-cache.ts';
import { api, oneKey } from '../data.ts';

const QUIET_MILLISECONDS = 800;

export interface MemoOf extends Memo {
  recruitmentId: string;
  id: string;
}

export interface MemoState {
  typed: string;
  /** The memo that a colleague saved meanwhile, while both texts differ. */
  theirs: Memo | undefined;
}

const draftKeyOf = (id: string): string => `memo:${id}`;

const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && Boolean(error.current);

/**
 * A note that is saved automatically while it is typed, also when the drawer shows another applicant
 * meanwhile.
 */
export class MemoDraft {
  readonly #client: QueryClient;
  readonly #recruitmentId: string;
  readonly #id: string;
  readonly #store: Store<MemoState>;
  /** The memo as the server has it. */
  #known: Memo;

  readonly read: () => MemoState;
  readonly onChange: Store<MemoState>['onChange'];
  readonly autosave: Autosave<'memo'>;

  constructor(client: QueryClient, { recruitmentId, id, ...start }: MemoOf) {
    this.#client = client;
    this.#recruitmentId = recruitmentId;
    this.#id = id;
    this.#known = start;
    this.#store = createStore<MemoState>({ typed: start.memo, theirs: undefined });
    this.read = this.#store.read;
    this.onChange = this.#store.onChange;
    this.autosave = createAutosave<'memo'>({ delay: QUIET_MILLISECONDS, save: () => this.#save() });
    this.#continue();
  }

  write(typed: string): void {
    this.#set({ typed });
    this.autosave.touch('memo');
  }

  /** Takes over what a colleague saved, unless there is unsaved input here. */
  receive(theirs: Memo): void {
    if (theirs.memoVersion <= (this.read().theirs ?? this.#known).memoVersion) return;
    if (this.autosave.hasUnsaved() && theirs.memo !== this.read().typed) {
      this.#set({ theirs });
      this.autosave.pause();
      return;
    }
    this.#known = theirs;
    this.#set({ typed: theirs.memo, theirs: undefined });
  }

  /** Chooses one of the two texts. */
  decide(choice: 'mine' | 'theirs'): void {
    const { theirs } = this.read();
    if (!theirs) return;
    this.#known = theirs;
    this.#set({ ...(choice === 'theirs' && { typed: theirs.memo }), theirs: undefined });
    this.autosave.resolveConflict(choice === 'mine' ? 'resend' : 'discard');
  }

  /** Unsaved input is sent to the server, and is stored in this tab until it is saved. */
  leave = (): void => {
    if (!this.autosave.hasUnsaved()) return;
    this.#storeDraft({ memo: this.read().typed, memoVersion: this.#known.memoVersion });
    void this.autosave.flush().then(() => {
      if (!this.autosave.hasUnsaved()) this.#storeDraft(undefined);
    });
  };

  #set(part: Partial<MemoState>): void {
    this.#store.change({ ...this.read(), ...part });
  }

  /** Restores input that was unsaved when this tab left the note. */
  #continue(): void {
    const left = readUnsavedDraft<Memo>(draftKeyOf(this.#id));
    if (!left) return;
    this.#known = { ...this.#known, memoVersion: left.memoVersion };
    this.#storeDraft(undefined);
    this.write(left.memo);
  }

  #storeDraft(work: Memo | undefined): void {
    const session = readSession();
    if (session.state === 'in') storeDraft(draftKeyOf(this.#id), session.userId, work);
  }

  async #save(): Promise<void> {
    try {
      await this.#send();
    } catch (error) {
      if (isOutdated(error)) this.#set({ theirs: error.current as Memo });
      throw error;
    }
  }

  async #send(): Promise<void> {
    const [recruitmentId, id] = [this.#recruitmentId, this.#id];
    const body = { memo: this.read().typed, memoVersion: this.#known.memoVersion };
    const params = { _recruitment: recruitmentId, _application: id };
    const { application } = await api.memo({ params, body, keepalive: true });
    const { memo, memoVersion, ...row } = application;
    const known = { memo, memoVersion };
    this.#known = known;
    this.#client.setQueryData<Applicant>(oneKey(recruitmentId, id), (one) => one && { ...one, ...known });
    refreshEverywhere(this.#client, recruitmentId, row);
  }
}
