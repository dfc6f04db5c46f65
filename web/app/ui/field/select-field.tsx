import IconSelector from '~icons/tabler/selector';
import { useId, type ReactNode, type Ref } from 'react';
import { writtenIn } from '#lib/format/copy.ts';
import { FieldError } from '../form/field-error.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLSelectElement>;
  /** Heights 36 and 44. */
  size?: 'sm' | 'md';
  'data-autofocus'?: boolean;
}

/** One of a few values by the browser's native select. */
export function SelectField({ ref, label, isLabelHidden, error, size = 'md', ...field }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-size={size}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <select
          ref={ref}
          id={id}
          data-autofocus={field['data-autofocus']}
          value={field.value}
          disabled={field.isDisabled}
          onBlur={field.onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        >
          {field.options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              {...writtenIn(option.label)}
            >
              {option.label}
            </option>
          ))}
        </select>
        <IconSelector size={17} stroke={1.75} aria-hidden />
      </div>
      {error && (
        <p id={`${id}-error`}>
          <FieldError message={error} />
        </p>
      )}
    </div>
  );
}
