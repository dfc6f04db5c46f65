import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './panel.module.css';
import { MemberText } from '#ui/text/member-text.tsx';

interface PanelProps {
  /** Without it, the panel has no heading and needs a label. */
  title?: ReactNode;
  label?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A white box of the dashboards with its heading. */
export function Panel({ title, label, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      as="section"
      className={styles.panel}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
    >
      {title && (
        <header className={styles.head}>
          <h2 id={id}>
            <MemberText>{title}</MemberText>
          </h2>
          {actions}
        </header>
      )}
      {children}
    </Card>
  );
}
