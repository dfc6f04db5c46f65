import { numberText } from '#lib/format/money.ts';
import { showGroupedDigits } from '../../field/grouped-digits.ts';
import { TextField } from '../../field/text-field.tsx';
import styles from './whole.module.css';
import { useField, type FieldProps } from './use-field.tsx';

interface NumberProps extends FieldProps {
  placeholder?: string;
  max?: number;
  /** Inside the field at its end: 원, 명. */
  unit?: string;
  /** One step of the shown number in stored units, for example 10,000 for 만 원. */
  scale?: number;
}

/** The largest number of as many digits that is stored exactly. */
const LARGEST = 999_999_999_999_999;

/** A whole number from 0, with separators while it is typed; an empty field is null. */
export function Whole({ placeholder, max = LARGEST, unit, scale = 1, ...rest }: NumberProps) {
  const { field, shared } = useField(rest);
  const type = (input: HTMLInputElement) => {
    const digits = input.value.replaceAll(/\D/g, '');
    showGroupedDigits(input, digits === '' ? '' : numberText(Number(digits)));
    field.onChange(digits === '' ? null : Number(digits) * scale);
  };
  return (
    <TextField
      {...field}
      {...shared}
      value={typeof field.value === 'number' ? numberText(field.value / scale) : ''}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      maxLength={numberText(max / scale).length}
      className="number"
      end={unit && <span className={styles.unit}>{unit}</span>}
      onChange={(event) => type(event.currentTarget)}
    />
  );
}
