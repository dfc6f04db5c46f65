import IconAlertCircle from '~icons/tabler/alert-circle';
import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { numberText } from '#lib/format/money.ts';
import styles from './text-area.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  maxLength: number;
  /** The length of the text, for the counter. */
  length: number;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines of the public pages, without Mantine. */
export function TextArea({ label, length, error, ref, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className="number" data-near={length >= rest.maxLength * 0.95 || undefined} aria-hidden>
          {numberText(length)} / {numberText(rest.maxLength)}
        </span>
      </p>
      <textarea
        rows={7}
        {...rest}
        ref={ref}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={15} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
