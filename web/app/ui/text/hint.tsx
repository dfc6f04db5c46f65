import type { ComponentProps } from 'react';
import styles from './hint.module.css';

interface HintProps extends Omit<ComponentProps<'p'>, 'className'> {
  /** Letters of 13, 13.5 (as below a field), 14 and 15 px. */
  size?: 'sm' | 'note' | 'md' | 'lg';
}

/** A quiet text that explains what is beside it. */
export const Hint = ({ size = 'md', ...text }: HintProps) => (
  <p className={styles.hint} data-size={size} {...text} />
);
