import type { ReactNode } from 'react';
import { FieldError } from '../form/field-error.tsx';
import styles from './field-notes.module.css';

interface Notes {
  hint?: ReactNode;
  error?: string | undefined;
}

/** The ids of a field's hint and error, for its `aria-describedby`; undefined without either. */
export const notesOf = (id: string, { hint, error }: Notes): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** The hint and the error under a field; `inset` is the width of the control before its label, in px. */
export const FieldNotes = ({ id, hint, error, inset = 0 }: Notes & { id: string; inset?: number }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint} style={{ paddingInlineStart: inset }}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={styles.error} style={{ paddingInlineStart: inset }}>
        <FieldError message={error} />
      </p>
    )}
  </>
);
