import type { ReactNode } from 'react';
import { MemberText } from '../text/member-text.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing here yet, or nothing that matches: shows why and what to do next. */
export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>
        <MemberText>{title}</MemberText>
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
