import { Button } from '../button/button.tsx';
import { uiCopy as copy } from './copy.ts';
import { EmptyState } from './empty-state.tsx';
import styles from './empty-state.module.css';

interface ErrorStateProps {
  /** An error of a call; its message and request id are shown. */
  error?: (Error & { requestId?: string | undefined; status?: number }) | null | undefined;
  title?: string;
  onRetry?: (() => void) | undefined;
}

/** A part of the page that could not be loaded: the reason, a retry, and the number for the support. */
export function ErrorState({ error, title = copy.loadFailed, onRetry }: ErrorStateProps) {
  // Another try finds it no more.
  if (error?.status === 404) return <EmptyState title={error.message} hint={copy.missingHint} />;
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{error?.message || copy.loadFailedHint}</p>
      {error?.requestId && <p className={styles.number}>{copy.requestId(error.requestId)}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button kind="default" onClick={onRetry}>
            {copy.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
