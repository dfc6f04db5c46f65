import type { ReactNode } from 'react';
import { Counter } from './counter.tsx';
import styles from './field-head.module.css';

interface FieldHeadProps {
  /** The field's own id. */
  id: string;
  label: ReactNode;
  isHidden?: boolean | undefined;
  /** The length of the text, for a counter of its maximum. */
  length?: number | undefined;
  maxLength?: number | undefined;
}

/** The label of a field, with how much of its maximum is used; nothing where another element names it. */
export const FieldHead = ({ id, label, isHidden, length, maxLength }: FieldHeadProps) =>
  label !== undefined && (
    <p className={isHidden ? 'visually-hidden' : styles.head}>
      <label htmlFor={id}>{label}</label>
      {length !== undefined && maxLength !== undefined && <Counter length={length} maxLength={maxLength} />}
    </p>
  );
