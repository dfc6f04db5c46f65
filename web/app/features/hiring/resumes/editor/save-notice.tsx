import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState, type ReactNode } from 'react';
import type { SaveState } from '#lib/api/autosave.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { VersionChoice } from '#ui/layer/version-choice.tsx';
import type { ResumeDraft } from './draft.ts';
import type { Choices, DraftState } from './draft-state.ts';
import { editorCopy } from './editor-copy.ts';
import { partLines, partName } from '../view/part-lines.ts';
import styles from './save-notice.module.css';

interface NoticeProps {
  title: string;
  body: string;
  children: ReactNode;
}

function Notice({ title, body, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p>
        <b>{title}</b>
        {body}
      </p>
      <div>{children}</div>
    </div>
  );
}

/** The version that the person discards can be restored for a while. */
function resolve(draft: ResumeDraft, choices: Choices) {
  const lost = draft.read().conflicts.filter(({ part }) => choices[part] === 'theirs');
  draft.resolve(choices);
  if (lost.length === 0) return;
  toast(editorCopy.conflict.tookTheirs, {
    undo: () => {
      for (const { part, mine } of lost) draft.replacePart(part, mine);
    },
  });
}

function ConflictNotice({ draft, conflicts }: { draft: ResumeDraft; conflicts: DraftState['conflicts'] }) {
  const copy = editorCopy.conflict;
  const [isComparing, setComparing] = useState(false);
  const names = conflicts.map(({ part }) => partName(part)).join(', ');
  return (
    <>
      <Notice title={copy.title} body={copy.body(names)}>
        <Button kind="default" size="sm" onClick={() => setComparing(true)}>
          {copy.compare}
        </Button>
      </Notice>
      {isComparing && (
        <VersionChoice
          differences={conflicts.map(({ part, mine, theirs }) => ({
            key: part,
            label: partName(part),
            mine: partLines(part, mine),
            theirs: partLines(part, theirs),
          }))}
          onDecide={(choices) => {
            setComparing(false);
            resolve(draft, choices as Choices);
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

interface SaveNoticeProps {
  state: SaveState;
  draft: ResumeDraft;
  conflicts: DraftState['conflicts'];
}

/** Visible while something prevents the resume from being saved. */
export function SaveNotice({ state, draft, conflicts }: SaveNoticeProps) {
  const copy = editorCopy.failed;
  if (state.kind === 'conflict') return <ConflictNotice draft={draft} conflicts={conflicts} />;
  if (state.kind !== 'failed') return null;
  return (
    <Notice title={copy.title} body={[state.message, copy.body].filter(Boolean).join(' ')}>
      <Button kind="default" size="sm" onClick={() => draft.autosave.flush()}>
        {copy.retry}
      </Button>
    </Notice>
  );
}
