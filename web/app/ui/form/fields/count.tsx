import { TextField } from '../../field/text-field.tsx';
import { useField, type FieldProps } from './use-field.tsx';

const DIGITS = /\D/g;
const countOf = (typed: string): number | null => {
  const digits = typed.replace(DIGITS, '');
  return digits === '' ? null : Number(digits);
};

/** A small whole number, without separators; an empty field is null. */
export function Count({ maxLength = 6, ...rest }: FieldProps & { maxLength?: number }) {
  const { field, shared } = useField(rest);
  return (
    <TextField
      {...field}
      {...shared}
      value={typeof field.value === 'number' ? String(field.value) : ''}
      onChange={(event) => field.onChange(countOf(event.currentTarget.value))}
      inputMode="numeric"
      maxLength={maxLength}
    />
  );
}
