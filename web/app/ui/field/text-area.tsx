import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldNotes, notesOf } from './field-notes.tsx';
import { FieldHead } from './field-head.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** The length of the text, for a counter of its maximum. */
  length?: number;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the field when the reason is shown elsewhere. */
  isInvalid?: boolean;
  /** `line` for a message or a note: one line at first, and not resized by hand. */
  look?: 'box' | 'line';
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines, which grows with its text where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, length, hint, error, ref, look = 'box', ...input } = props;
  const { isInvalid = Boolean(error), rows = look === 'line' ? 1 : 7, ...rest } = input;
  const own = useId();
  const id = rest.id ?? own;
  const notes = [rest['aria-describedby'], notesOf(id, { hint, error })];
  return (
    <div className={styles.field} data-look={look}>
      <FieldHead id={id} label={label} isHidden={isLabelHidden} length={length} maxLength={rest.maxLength} />
      <textarea
        rows={rows}
        style={look === 'box' ? { minBlockSize: `calc(${rows}lh + 26px)` } : undefined}
        {...rest}
        ref={ref}
        id={id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={notes.filter(Boolean).join(' ') || undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
