import type { ReactNode } from 'react';
import styles from './row-lines.module.css';

interface RowLinesProps {
  title: ReactNode;
  /** A muted line below; without one only the title is shown. */
  hint: ReactNode;
  className?: string | undefined;
}

/** Two lines of one cell: a title and a detail. */
export const RowLines = ({ title, hint, className = '' }: RowLinesProps) => (
  <div className={`${styles.lines} ${className}`}>
    {title}
    {hint && <span className={styles.hint}>{hint}</span>}
  </div>
);
