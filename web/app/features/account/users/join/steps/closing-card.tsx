import type { Icon } from '#ui/icon/create-icon.tsx';
import type { ReactNode } from 'react';
import styles from './closing-card.module.css';
import frame from '../pages/join-frame.module.css';

interface ClosingCardProps {
  icon: Icon;
  title: string;
  body: string;
  /** Content between the text and the buttons. */
  middle?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** A card in the middle of the sheet that ends a part of the sign-up. */
export function ClosingCard({ icon: Mark, title, body, middle, children }: ClosingCardProps) {
  return (
    <div className={`${frame.body} ${styles.place}`}>
      <section className={styles.card}>
        <span className={styles.icon}>
          <Mark size={36} stroke={1.75} aria-hidden />
        </span>
        <h2 tabIndex={-1}>{title}</h2>
        <p>{body}</p>
        {middle}
        <div className={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
