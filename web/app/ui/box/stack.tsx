import type { ComponentProps } from 'react';
import styles from './stack.module.css';

interface StackProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** The pixels between its children. */
  gap: 8 | 10 | 14 | 16 | 20 | 24;
}

/** Children one below the other, at one distance. */
export const Stack = ({ gap, ...content }: StackProps) => (
  <div className={styles.stack} data-gap={gap} {...content} />
);
