import type { ReactNode } from 'react';
import { MemberText } from '../text/member-text.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** A list of texts is shown with a line for each. */
  hint?: ReactNode | readonly string[];
  /** The next step. */
  action?: ReactNode;
  icon?: ReactNode;
}

const isLines = (hint: ReactNode | readonly string[]): hint is readonly string[] => Array.isArray(hint);

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));

/** Nothing here yet, or nothing that matches: shows why and what to do next. */
export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>
        <MemberText>{title}</MemberText>
      </p>
      {hint && <p className={styles.hint}>{isLines(hint) ? <Lines lines={hint} /> : hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
