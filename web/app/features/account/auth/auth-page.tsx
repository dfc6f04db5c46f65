import IconChecklist from '~icons/tabler/checklist';
import IconFileText from '~icons/tabler/file-text';
import IconLayoutKanban from '~icons/tabler/layout-kanban';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';
import { copy } from './copy.ts';
import { NeedsScripts } from './login/needs-scripts.tsx';

const icons = [IconFileText, IconChecklist, IconLayoutKanban];

function Reasons() {
  return (
    <div className={styles.reasons}>
      <p className={styles.headline}>{copy.headline}</p>
      <ul>
        {copy.reasons.map(({ title, body }, index) => {
          const Icon = icons[index] ?? IconChecklist;
          return (
            <li key={title}>
              <Icon size={24} stroke={1.75} aria-hidden />
              <div>
                <b>{title}</b>
                <p>{body}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * A card of the login area as a page, with a description of the product on the left and the card on the
 * right.
 */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Reasons />
      <div className={styles.side}>
        <section className={styles.card}>
          <h1>{title}</h1>
          <NeedsScripts />
          {children}
        </section>
      </div>
    </div>
  );
}
