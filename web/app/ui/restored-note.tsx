import { restoredCopy } from './restored-copy.ts';
import styles from './restored-note.module.css';

/** Says at the head of a form that it goes on from what was written before; it covers nothing, unlike a toast. */
export const RestoredNote = ({ isRestored }: { isRestored: boolean }) => (
  <div role="status">{isRestored && <p className={styles.note}>{restoredCopy.restored}</p>}</div>
);
