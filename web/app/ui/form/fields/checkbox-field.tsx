import { useId } from 'react';
import { Checkbox as LabelledCheckbox } from '../../button/checkbox.tsx';
import { FieldError } from '../field-error.tsx';
import styles from './checkbox-field.module.css';
import type { FieldProps } from './use-field.tsx';
import { useYesOrNo } from './use-yes-or-no.ts';

/** Yes or no, as a check box. */
export function Checkbox(props: FieldProps) {
  const { hint, error, ...box } = useYesOrNo(props);
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <LabelledCheckbox
        {...box}
        aria-invalid={error ? true : undefined}
        aria-describedby={about || undefined}
      />
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
