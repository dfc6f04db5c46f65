import type { ReactNode } from 'react';
import styles from './docked.module.css';

/** A list that gets narrower for the inspector beside it where the window is wide enough. */
export const Docked = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <div className={styles.layout} data-docked={isOpen || undefined}>
    {children}
  </div>
);
