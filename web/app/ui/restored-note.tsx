import { restoredCopy } from './restored-copy.ts';
import styles from './restored-note.module.css';

/** A note at the top of a form that unsaved input was restored; it covers nothing, unlike a toast. */
export const RestoredNote = ({ isRestored }: { isRestored: boolean }) => (
  <div role="status">{isRestored && <p className={styles.note}>{restoredCopy.restored}</p>}</div>
);
