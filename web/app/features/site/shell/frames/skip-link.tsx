import { copy } from '../copy.ts';
import styles from './frame.module.css';

/** The skip links: past header and menus, and past the filters where a page has them. */
export const SkipLink = ({ toResults }: { toResults?: boolean }) => (
  <>
    <a href="#main" className={styles.skip}>
      {copy.skip}
    </a>
    {toResults && (
      <a href="#results" className={styles.skip}>
        {copy.skipToResults}
      </a>
    )}
  </>
);
