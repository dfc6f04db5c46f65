import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldGroupProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** A group of fields: its purpose on the left, the fields on the right. */
export function FieldGroup({ title, note, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <p className={styles.about}>{note}</p>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
