import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { uiCopy as copy } from './copy.ts';
import styles from './text-field.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input of the public pages, without Mantine; a password can be shown. */
export function TextField({ label, hint, error, type = 'text', ref, ...rest }: TextFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isSecret = type === 'password';
  const about = [rest['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type={isSecret && isShown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
        />
        {isSecret && (
          <button type="button" aria-pressed={isShown} aria-label={copy.showPassword} onClick={() => setShown(!isShown)}>
            {isShown ? <IconEyeOff size={22} stroke={1.75} aria-hidden /> : <IconEye size={22} stroke={1.75} aria-hidden />}
          </button>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={15} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
