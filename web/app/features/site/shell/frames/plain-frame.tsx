import type { ReactNode } from 'react';
import { Logo } from '#ui/layout/logo.tsx';
import { LanguageSelect } from '../menus/language-select.tsx';
import styles from './frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** A bar with the logo, for gates and for pages before their menu is known. */
export function PlainFrame({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.plain}>
      <SkipLink />
      <header className={styles.plainBar}>
        <Logo />
        <LanguageSelect />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
