import { copy } from '../copy.ts';
import styles from './needs-scripts.module.css';

/** Explains why the form of its page cannot be sent when a browser runs no scripts. */
export const NeedsScripts = () => (
  <noscript>
    <p className={styles.note}>{copy.needsScripts}</p>
  </noscript>
);
