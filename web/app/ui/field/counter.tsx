import { numberText } from '#lib/format/money.ts';
import styles from './counter.module.css';

/** How much of a text's maximum is used. */
export function Counter({ length, maxLength }: { length: number; maxLength: number }) {
  return (
    <span className={styles.counter} data-near={length >= maxLength * 0.95 || undefined} aria-hidden>
      {numberText(length)} / {numberText(maxLength)}
    </span>
  );
}
