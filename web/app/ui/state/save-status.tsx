import IconAlertCircle from '~icons/tabler/alert-circle';
import IconCloudCheck from '~icons/tabler/cloud-check';
import IconCloudOff from '~icons/tabler/cloud-off';
import IconCloudUp from '~icons/tabler/cloud-up';
import type { ReactNode } from 'react';
import { saveStatusCopy as copy } from './save-status-copy.ts';
import styles from './save-status.module.css';

interface SaveStatusProps {
  state: 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'rejected' | 'conflict';
  /** The hour and minute of the last save, `14:03`. */
  savedAt?: string | undefined;
  onRetry: () => void;
  /** The rejected field, where the form can name it. */
  rejected?: string | undefined;
  /** Shown before any input. */
  idle?: ReactNode;
}

const icons = {
  idle: IconCloudCheck,
  unsaved: IconCloudUp,
  saving: IconCloudUp,
  saved: IconCloudCheck,
  failed: IconCloudOff,
  rejected: IconAlertCircle,
  conflict: IconAlertCircle,
};

/** Shows the save state of an automatically saved form. */
export function SaveStatus({ state, savedAt = '', onRetry, rejected, idle }: SaveStatusProps) {
  const Icon = icons[state];
  const text = { ...copy, rejected: rejected ?? copy.rejected, saved: copy.saved(savedAt), idle }[state];
  return (
    <div className={styles.status} data-state={state}>
      <p role="status">
        {text && <Icon size={17} stroke={1.75} aria-hidden />}
        <span className="number">{text}</span>
      </p>
      {state === 'failed' && (
        <button type="button" onClick={onRetry}>
          {copy.retry}
        </button>
      )}
    </div>
  );
}
