import type { ReactNode } from 'react';
import { useController, type ControllerRenderProps, type FieldValues } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { uiCopy as copy } from '../../state/copy.ts';
import styles from '../form.module.css';

export interface FieldProps {
  /** Path in the form's values: `subject`, `employment.types`, `list.0.name`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Adds (선택) to the label. */
  isOptional?: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  size?: 'sm' | 'md' | 'lg';
}

export interface BoundField {
  field: ControllerRenderProps<FieldValues, string>;
  /** The common props of fields: label, hint, error and size. */
  shared: {
    label: ReactNode;
    hint: ReactNode;
    error: string | undefined;
    size: 'sm' | 'md' | 'lg';
    readOnly: boolean;
    disabled: boolean;
  };
}

/** Binds one field of the surrounding form; messages that are keys are shown in the page's language. */
export function useField({
  name,
  label,
  hint,
  isOptional,
  isReadOnly,
  isDisabled,
  size = 'md',
}: FieldProps): BoundField {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  const text = isOptional ? (
    <>
      {label} <span className={styles.optional}>{copy.optional}</span>
    </>
  ) : (
    label
  );
  return {
    field,
    shared: {
      label: text,
      hint,
      error: message ? sayKey(message) : undefined,
      size,
      readOnly: isReadOnly ?? false,
      disabled: isDisabled ?? false,
    },
  };
}
