import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { timeText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { SaveStatus } from '#ui/state/save-status.tsx';
import { drawerCopy as copy } from './drawer-copy.ts';
import styles from './memo-bar.module.css';
import { MemoDraft, type MemoOf } from './memo-draft.ts';

const VersionChoice = lazyPart(async () => (await import('#ui/layer/version-choice.tsx')).VersionChoice);

const LONGEST = 2000;

/** Unsaved input is sent when the page is closed. */
function useLastSave(draft: MemoDraft): void {
  useEffect(() => {
    window.addEventListener('pagehide', draft.leave);
    return () => {
      window.removeEventListener('pagehide', draft.leave);
      draft.leave();
    };
  }, [draft]);
}

const linesOf = (memo: string): string[] => (memo === '' ? [] : memo.split('\n'));

/** A colleague changed it meanwhile: both texts are offered. */
function Conflict({ draft, theirs }: { draft: MemoDraft; theirs: string }) {
  const [isComparing, setComparing] = useState(false);
  const { typed } = draft.read();
  return (
    <div role="alert" className={styles.conflict}>
      <p>{copy.memoConflict}</p>
      <Button kind="default" size="sm" onClick={() => setComparing(true)}>
        {copy.memoCompare}
      </Button>
      {isComparing && (
        <Suspense fallback={null}>
          <VersionChoice
            differences={[
              { key: 'memo', label: copy.memoLabel, mine: linesOf(typed), theirs: linesOf(theirs) },
            ]}
            onDecide={({ memo }) => draft.decide(memo ?? 'mine')}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The company's note about an applicant, always visible at the bottom of the drawer. */
export function MemoBar(props: MemoOf) {
  const { memo, memoVersion } = props;
  const client = useQueryClient();
  const [draft] = useState(() => new MemoDraft(client, props));
  const { typed, theirs } = useSyncExternalStore(draft.onChange, draft.read);
  const state = useSyncExternalStore(draft.autosave.onChange, draft.autosave.read);
  useEffect(() => draft.receive({ memo, memoVersion }), [draft, memo, memoVersion]);
  useLastSave(draft);
  return (
    <div className={styles.memo}>
      {theirs && <Conflict draft={draft} theirs={theirs.memo} />}
      <TextArea
        look="line"
        label={copy.memoLabel}
        maxLength={LONGEST}
        placeholder={copy.memoPlaceholder}
        value={typed}
        onChange={({ currentTarget: { value } }) => draft.write(value)}
        onKeyDown={(event) => {
          const isSaving = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isSaving) void draft.autosave.flush();
        }}
        onBlur={() => void draft.autosave.flush()}
      />
      <SaveStatus
        state={state.kind}
        savedAt={state.kind === 'saved' ? timeText(state.at) : undefined}
        idle={copy.memoHint}
        onRetry={() => void draft.autosave.flush()}
      />
    </div>
  );
}
