import { useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  size?: 'sm' | 'md';
}

/** One choice out of a few, side by side; arrow keys move as in any radio group. */
export function Segments<T extends string>({
  label,
  value,
  options,
  onChange,
  size = 'md',
}: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group} data-size={size}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
