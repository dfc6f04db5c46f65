import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { copy } from '../copy.ts';
import styles from './bookmark-button.module.css';

interface BookmarkButtonProps {
  row: ApplicantRow;
  tabIndex?: number | undefined;
  onToggle: (row: ApplicantRow) => void;
}

/** The caller's own bookmark of an applicant. */
export const BookmarkButton = ({ row, tabIndex, onToggle }: BookmarkButtonProps) => (
  <button
    type="button"
    className={styles.bookmark}
    aria-label={copy.bookmarkOf(row.person.name)}
    aria-pressed={row.isStarred}
    tabIndex={tabIndex}
    onClick={() => onToggle(row)}
  >
    <svg viewBox="0 0 24 24" width="19" height="19" aria-hidden>
      <path d="m12 17.75-6.17 3.24 1.18-6.87-5-4.87 6.9-1L12 2l3.09 6.25 6.9 1-5 4.87 1.18 6.87z" />
    </svg>
  </button>
);
