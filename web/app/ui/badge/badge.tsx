import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Hue = 'cobalt' | 'ink' | 'ember' | 'jade' | 'amber' | 'rose' | 'iris' | 'teal';

export interface BadgeLook {
  hue: Hue;
  /** `filled` only for what is urgent; `text` without a background. */
  variant?: 'light' | 'filled' | 'outline' | 'text';
}

/** A short label on a tint; the label has the meaning, the colour only supports it. */
export function Badge({ hue, variant = 'light', children }: BadgeLook & { children: ReactNode }) {
  return (
    <span className={styles.badge} data-badge data-hue={hue} data-variant={variant}>
      {children}
    </span>
  );
}
