import type { ReactNode } from 'react';
import styles from './list-with-panel.module.css';

/** A list that gets narrower for the inspector beside it where the window is wide enough. */
export const ListWithPanel = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <div className={styles.layout} data-docked={isOpen || undefined}>
    {children}
  </div>
);
