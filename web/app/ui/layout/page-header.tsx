import type { ReactNode } from 'react';
import styles from './page-header.module.css';
import { Skeleton } from '../state/skeleton.tsx';
import { MemberText } from '../text/member-text.tsx';

interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title: states, counts, dates. */
  status?: ReactNode;
  /** The status is being loaded and its space is reserved, so that nothing below moves. */
  isStatusPending?: boolean;
  /** Right side; one primary at most. */
  actions?: ReactNode;
  /** The top bar shows the same on phones, so the title is only for screen readers there. */
  isSameAsPlace?: boolean;
}

/** Title, status line and actions of a dashboard or console page. */
export function PageHeader({ title, status, isStatusPending, actions, isSameAsPlace }: PageHeaderProps) {
  return (
    <header className={styles.header} data-same={isSameAsPlace || undefined}>
      <div className={styles.words}>
        <h1>
          <MemberText>{title}</MemberText>
        </h1>
        {(status || isStatusPending) && (
          <div className={styles.status}>{status || <Skeleton width={160} height="1lh" />}</div>
        )}
      </div>
      {actions && (
        <div className={styles.actions} data-print="hidden">
          {actions}
        </div>
      )}
    </header>
  );
}
