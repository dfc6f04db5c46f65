import { copy } from './copy.ts';
import styles from './frame.module.css';

/** The first stop of the keyboard: past header and menus. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    {copy.skip}
  </a>
);
