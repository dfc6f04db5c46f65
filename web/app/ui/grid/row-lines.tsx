import type { ReactNode } from 'react';
import styles from './row-lines.module.css';

interface RowLinesProps {
  title: ReactNode;
  /** A quieter line below; without one there is the title alone. */
  hint: ReactNode;
  className?: string | undefined;
}

/** Two lines of one cell: what it is, and something about it. */
export const RowLines = ({ title, hint, className = '' }: RowLinesProps) => (
  <div className={`${styles.lines} ${className}`}>
    {title}
    {hint && <span className={styles.hint}>{hint}</span>}
  </div>
);
