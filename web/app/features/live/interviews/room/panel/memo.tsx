import { useEffect, useRef, useSyncExternalStore } from 'react';
import { interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import { timeText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SaveStatus } from '#ui/state/save-status.tsx';
import type { Call } from '../call/call.ts';
import { useCallState } from '../view/call-hooks.ts';
import { clockText } from '../view/clock-text.ts';
import { panelCopy as copy } from './copy.ts';
import type { MemoDraft } from './memo-draft.ts';
import styles from './panel.module.css';

interface MemoProps {
  draft: MemoDraft;
  call: Call;
}

/** The host's memo, with marks of the time since the interview began. */
export function Memo({ draft, call }: MemoProps) {
  const { startedAt } = useCallState(call);
  const { text, error } = useSyncExternalStore(draft.onChange, draft.read);
  const state = useSyncExternalStore(draft.autosave.onChange, draft.autosave.read);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void draft.load(), [draft]);
  if (error) return <ErrorState error={error} onRetry={() => void draft.load()} />;
  const mark = () => {
    const at = clockText(startedAt === null ? 0 : Date.now() - Date.parse(startedAt));
    const before = text ?? '';
    draft.write(`${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${at} `);
    area.current?.focus();
  };
  return (
    <div className={styles.memo}>
      <TextArea
        ref={area}
        label={copy.memo.label}
        disabled={text === undefined}
        value={text ?? ''}
        maxLength={interviewBounds.memo}
        onChange={(event) => draft.write(event.currentTarget.value)}
      />
      <div className={styles.mark}>
        <Button kind="default" size="sm" disabled={text === undefined} onClick={mark}>
          {copy.memo.mark}
        </Button>
        <SaveStatus
          state={state.kind}
          savedAt={state.kind === 'saved' ? timeText(state.at) : undefined}
          onRetry={() => void draft.autosave.flush()}
        />
      </div>
    </div>
  );
}
