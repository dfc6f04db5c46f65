import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Button } from '#ui/button.tsx';
import styles from './conflict-notice.module.css';
import type { ResumeDraft } from './draft.ts';
import { editorCopy } from './editor-copy.ts';

const copy = editorCopy.conflict;

/** Tells that the resume was changed elsewhere and lets the person choose. */
export function ConflictNotice({ draft }: { draft: ResumeDraft }) {
  return (
    <div className={styles.notice} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p>
        <b>{copy.title}</b>
        {copy.body}
      </p>
      <div>
        <Button kind="default" size="sm" onClick={draft.takeTheirs}>
          {copy.theirs}
        </Button>
        <Button kind="default" size="sm" onClick={draft.keepMine}>
          {copy.mine}
        </Button>
      </div>
    </div>
  );
}
