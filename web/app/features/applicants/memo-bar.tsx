import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Applicant } from '@ieum/contract/applicants.schemas.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAutosave, type Autosave } from '#lib/autosave.ts';
import { timeText } from '#lib/dates.ts';
import { SaveLine } from '#ui/save-line.tsx';
import { refreshEverywhere } from './cache.ts';
import { api, oneKey } from './data.ts';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './memo-bar.module.css';

const LONGEST = 2000;
const QUIET_MILLISECONDS = 800;

interface MemoBarProps {
  recruitmentId: string;
  id: string;
  memo: string;
}

interface MemoDraft {
  read: () => string;
  write: (memo: string) => void;
  autosave: Autosave<'memo'>;
}

/** A note that saves itself while it is written, also when the drawer turns to somebody else meanwhile. */
function createDraft(client: QueryClient, { recruitmentId, id, memo }: MemoBarProps): MemoDraft {
  let typed = memo;
  const autosave = createAutosave<'memo'>({
    delay: QUIET_MILLISECONDS,
    save: async () => {
      const params = { _recruitment: recruitmentId, _application: id };
      const { application } = await api.memo({ params, body: { memo: typed }, keepalive: true });
      const { memo: saved, ...row } = application;
      client.setQueryData<Applicant>(oneKey(recruitmentId, id), (one) => one && { ...one, memo: saved });
      refreshEverywhere(client, recruitmentId, row);
    },
  });
  return {
    read: () => typed,
    write: (next) => {
      typed = next;
      autosave.touch('memo');
    },
    autosave,
  };
}

/** What is not saved yet goes with the page. */
function useLastSave({ autosave }: MemoDraft): void {
  useEffect(() => {
    const save = () => void autosave.flush();
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [autosave]);
}

/** The company's note about an applicant, always at hand at the drawer's foot. */
export function MemoBar(props: MemoBarProps) {
  const client = useQueryClient();
  const [draft] = useState(() => createDraft(client, props));
  const [typed, setTyped] = useState(props.memo);
  const state = useSyncExternalStore(draft.autosave.onChange, draft.autosave.read);
  useLastSave(draft);
  return (
    <div className={styles.memo}>
      <label htmlFor="applicant-memo">{copy.memoLabel}</label>
      <textarea
        id="applicant-memo"
        rows={1}
        maxLength={LONGEST}
        placeholder={copy.memoPlaceholder}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          draft.write(value);
        }}
        onKeyDown={(event) => {
          const isSaving = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isSaving) void draft.autosave.flush();
        }}
        onBlur={() => void draft.autosave.flush()}
      />
      <SaveLine
        state={state.kind}
        savedAt={state.kind === 'saved' ? timeText(state.at) : undefined}
        idle={copy.memoHint}
        onRetry={() => void draft.autosave.flush()}
      />
    </div>
  );
}
