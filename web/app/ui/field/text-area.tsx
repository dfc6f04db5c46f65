import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldNotes, notesOf } from './field-notes.tsx';
import { FieldHead } from './field-head.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  /** The length of the text, for a counter of its maximum. */
  length?: number;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines, which grows with its text where the browser can. */
export function TextArea({ label, length, hint, error, ref, rows = 7, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <FieldHead id={id} label={label} length={length} maxLength={rest.maxLength} />
      <textarea
        rows={rows}
        style={{ minBlockSize: `calc(${rows}lh + 26px)` }}
        {...rest}
        ref={ref}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
