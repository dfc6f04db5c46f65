import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldError } from '../form/field-error.tsx';
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
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.switch}>
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          role="switch"
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <FieldError message={error} />
        </p>
      )}
    </div>
  );
}
