import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import type { SaveState } from '#lib/autosave.ts';
import { Button } from '#ui/button.tsx';
import type { ResumeDraft } from './draft.ts';
import { editorCopy } from './editor-copy.ts';
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

function Conflict({ draft }: { draft: ResumeDraft }) {
  const copy = editorCopy.conflict;
  return (
    <Notice title={copy.title} body={copy.body}>
      <Button kind="default" size="sm" onClick={draft.takeTheirs}>
        {copy.theirs}
      </Button>
      <Button kind="default" size="sm" onClick={draft.keepMine}>
        {copy.mine}
      </Button>
    </Notice>
  );
}

/** Stays in sight while something keeps the resume from being saved. */
export function SaveNotice({ state, draft }: { state: SaveState['kind']; draft: ResumeDraft }) {
  const copy = editorCopy.failed;
  if (state === 'conflict') return <Conflict draft={draft} />;
  if (state !== 'failed') return null;
  return (
    <Notice title={copy.title} body={copy.body}>
      <Button kind="default" size="sm" onClick={() => void draft.autosave.flush()}>
        {copy.retry}
      </Button>
    </Notice>
  );
}
