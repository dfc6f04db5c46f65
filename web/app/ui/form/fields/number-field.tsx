import { NumberInput } from '@mantine/core';
import styles from '../form.module.css';
import { useField, type FieldProps } from './use-field.tsx';

interface NumberProps extends FieldProps {
  placeholder?: string;
  min?: number;
  max?: number;
  /** Inside the field at its end: 원, 명. */
  unit?: string;
  /** One step of the shown number in stored units, for example 10,000 for 만 원. */
  scale?: number;
}

/** A whole number (no decimals); an empty field is null. */
export function Whole({ placeholder, min = 0, max, unit, scale = 1, ...rest }: NumberProps) {
  const { field, shared } = useField(rest);
  const shown = typeof field.value === 'number' ? field.value / scale : '';
  return (
    <NumberInput
      {...field}
      {...shared}
      value={shown}
      onChange={(value) => field.onChange(typeof value === 'number' ? value * scale : null)}
      placeholder={placeholder}
      min={min}
      max={max}
      allowDecimal={false}
      allowNegative={min < 0}
      thousandSeparator=","
      clampBehavior="none"
      hideControls
      inputMode="numeric"
      rightSection={unit ? <span className={styles.hint}>{unit}</span> : undefined}
      rightSectionWidth={unit ? 44 : undefined}
    />
  );
}
