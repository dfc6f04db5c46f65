import IconChevronLeft from '~icons/tabler/chevron-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LogoMark } from '#ui/layout/logo.tsx';
import { roomCopy as copy } from './copy.ts';
import styles from './interview-page.module.css';

/** The dark page around everything before the room. */
export const DarkFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.dark}>
    <header className={styles.bar}>
      <LogoMark />
      <span>{copy.title}</span>
      <Link to="/interview" className={styles.exit}>
        <IconChevronLeft size={18} aria-hidden />
        {copy.exit}
      </Link>
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </div>
);
