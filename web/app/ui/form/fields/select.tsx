import { useController } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { SelectField } from '../../field/select-field.tsx';

interface SelectProps {
  /** Path in the form's values. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  isDisabled?: boolean;
}

/** One of a few, by the browser's own list. */
export function Select({ name, placeholder = '', options, ...rest }: SelectProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const message = fieldState.error?.message;
  const chosen = typeof value === 'string' ? value : '';
  // A choice can be changed but not removed.
  const unchosen = { value: '', label: placeholder, disabled: true };
  return (
    <SelectField
      {...rest}
      ref={ref}
      value={chosen}
      options={chosen === '' ? [unchosen, ...options] : options}
      error={message && sayKey(message)}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
