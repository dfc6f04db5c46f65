import { useId, type ReactNode } from 'react';
import { FieldError } from '../field-error.tsx';
import styles from '../form.module.css';
import type { useField, FieldProps } from './use-field.tsx';

interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface ChoicesProps extends FieldProps {
  options: readonly Option[];
}

interface ChoiceGroupProps {
  shared: ReturnType<typeof useField>['shared'];
  children: ReactNode;
}

/** The frame of choices: label, hint and error. */
export function ChoiceGroup({ shared, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={shared.error ? `${id}-error` : undefined}>
      <legend>{shared.label}</legend>
      <div className={styles.choices}>{children}</div>
      {shared.hint && <p className={styles.hint}>{shared.hint}</p>}
      {shared.error && (
        <div id={`${id}-error`} className={styles.groupError}>
          <FieldError message={shared.error} />
        </div>
      )}
    </fieldset>
  );
}
