import type { Applicant, Memo } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { createAutosave, type Autosave } from '#lib/api/autosave.ts';
import { storeDraft, readUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { readSession } from '#lib/session/session.ts';
import { createStore } from '#lib/store/store.ts';
import { refreshEverywhere } from '../board/cache.ts';
import { api, oneKey } from '../data.ts';

const QUIET_MILLISECONDS = 800;

export interface MemoOf extends Memo {
  recruitmentId: string;
  id: string;
}

export interface MemoState {
  typed: string;
  /** What a colleague saved meanwhile, while both texts differ. */
  theirs: Memo | undefined;
}

export interface MemoDraft {
  read: () => MemoState;
  onChange: (listener: () => void) => () => void;
  write: (memo: string) => void;
  /** Takes over what a colleague saved, unless there is unsaved input here. */
  receive: (memo: Memo) => void;
  /** Chooses one of the two texts. */
  decide: (choice: 'mine' | 'theirs') => void;
  /** Unsaved input is sent to the server, and is stored in this tab until it is saved. */
  leave: () => void;
  autosave: Autosave<'memo'>;
}

const placeOf = (id: string): string => `memo:${id}`;

/**
 * A note that is saved automatically while it is typed, also when the drawer shows another applicant
 * meanwhile.
 */
export function createMemoDraft(client: QueryClient, { recruitmentId, id, ...start }: MemoOf): MemoDraft {
  let known: Memo = start;
  const { read, change: become, onChange } = createStore<MemoState>({ typed: start.memo, theirs: undefined });
  const keep = (work: Memo | undefined) => {
    const session = readSession();
    if (session.state === 'in') storeDraft(placeOf(id), session.userId, work);
  };

  const send = async (): Promise<void> => {
    const body = { memo: read().typed, memoVersion: known.memoVersion };
    const params = { _recruitment: recruitmentId, _application: id };
    const { application } = await api.memo({ params, body, keepalive: true });
    const { memo, memoVersion, ...row } = application;
    known = { memo, memoVersion };
    client.setQueryData<Applicant>(oneKey(recruitmentId, id), (one) => one && { ...one, ...known });
    refreshEverywhere(client, recruitmentId, row);
  };

  const autosave = createAutosave<'memo'>({
    delay: QUIET_MILLISECONDS,
    save: async () => {
      try {
        await send();
      } catch (error) {
        const isOutdated = error instanceof ApiError && error.status === 409 && error.current;
        if (isOutdated) become({ ...read(), theirs: error.current as Memo });
        throw error;
      }
    },
  });

  const decide = (choice: 'mine' | 'theirs') => {
    const { theirs } = read();
    if (!theirs) return;
    known = theirs;
    become({ typed: choice === 'mine' ? read().typed : known.memo, theirs: undefined });
    autosave.settle(choice === 'mine' ? 'keep' : 'forget');
  };

  const left = readUnsavedDraft<Memo>(placeOf(id));
  if (left) {
    known = { ...known, memoVersion: left.memoVersion };
    become({ ...read(), typed: left.memo });
    keep(undefined);
    autosave.touch('memo');
  }

  return {
    read,
    onChange,
    write: (typed) => {
      become({ ...read(), typed });
      autosave.touch('memo');
    },
    receive: (theirs) => {
      if (theirs.memoVersion <= (read().theirs ?? known).memoVersion) return;
      if (autosave.hasUnsaved() && theirs.memo !== read().typed) {
        become({ ...read(), theirs });
        autosave.hold();
        return;
      }
      known = theirs;
      become({ typed: theirs.memo, theirs: undefined });
    },
    decide,
    leave: () => {
      if (!autosave.hasUnsaved()) return;
      keep({ memo: read().typed, memoVersion: known.memoVersion });
      void autosave.flush().then(() => {
        if (!autosave.hasUnsaved()) keep(undefined);
      });
    },
    autosave,
  };
}
