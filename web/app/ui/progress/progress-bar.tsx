import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  part: number;
  label: string;
  className?: string | undefined;
}

/** The progress of something, as of a file that is being sent. */
export const ProgressBar = ({ part, label, className }: ProgressBarProps) => (
  <progress className={[styles.bar, className].filter(Boolean).join(' ')} value={part} aria-label={label} />
);
