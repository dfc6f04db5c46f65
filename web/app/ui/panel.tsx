import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** Left out, the panel has no heading and needs a label. */
  title?: ReactNode;
  label?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A white box of the dashboards with its heading. */
export function Panel({ title, label, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={styles.panel}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : label}
    >
      {title && (
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

interface SectionProps {
  title: ReactNode;
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a public page: heading, a line under it and a link to more. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <div>
          <h2 id={id}>{title}</h2>
          {hint && <p>{hint}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
