import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Hue = 'cobalt' | 'ink' | 'ember' | 'jade' | 'amber' | 'rose' | 'iris' | 'teal';

export interface BadgeLook {
  hue: Hue;
  /** `filled` only for what cannot wait; `text` without a ground. */
  variant?: 'light' | 'filled' | 'outline' | 'text';
}

/** A short word on a tint; the word carries the meaning, the colour only helps. */
export function Badge({ hue, variant = 'light', children }: BadgeLook & { children: ReactNode }) {
  return (
    <span className={styles.badge} data-badge data-hue={hue} data-variant={variant}>
      {children}
    </span>
  );
}
