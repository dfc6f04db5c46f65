import { writtenIn } from '#lib/format/copy.ts';
import styles from './messages.module.css';

/** A notice that the chat shows before the first message; its line breaks are kept. */
export const Notice = ({ children }: { children: string }) => (
  <p className={styles.notice} {...writtenIn(children)}>
    {children}
  </p>
);
