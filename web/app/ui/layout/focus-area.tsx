import type { ReactNode } from 'react';
import styles from './focus-area.module.css';
import { refocusWithin } from './refocus-within.ts';

/** Part of a page whose buttons may disappear when they are pressed; see `refocusWithin`. */
export const FocusArea = ({ children }: { children: ReactNode }) => (
  <div ref={refocusWithin} className={styles.area}>
    {children}
  </div>
);
