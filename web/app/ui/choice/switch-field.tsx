import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import styles from './switch-field.module.css';

interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** On or off; the whole label can be pressed. */
export function SwitchField({ label, hint, error, className, ref, ...rest }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.switch}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          role="switch"
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf(id, { hint, error })}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} inset={54} />
    </div>
  );
}
