import type { ReactNode } from 'react';
import styles from './message-screen.module.css';

interface MessageScreenProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A whole page with a single message and links. */
export function MessageScreen({ title, children, actions }: MessageScreenProps) {
  return (
    <section className={`container ${styles.screen}`}>
      <h1>{title}</h1>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
