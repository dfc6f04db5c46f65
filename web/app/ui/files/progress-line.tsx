import styles from './progress-line.module.css';

/** How much of a file has been sent, from 0 to 1. */
export const ProgressLine = ({ part, label }: { part: number; label: string }) => (
  <progress className={styles.line} value={part} aria-label={label} />
);
