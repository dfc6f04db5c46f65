import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** From 0 to 1. */
  part: number;
  label: string;
  className?: string | undefined;
}

/** How far something has come, as a file that is being sent. */
export const ProgressLine = ({ part, label, className }: ProgressLineProps) => (
  <progress className={[styles.line, className].filter(Boolean).join(' ')} value={part} aria-label={label} />
);
