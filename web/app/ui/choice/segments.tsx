import { useEffect, useEffectEvent, useId, useRef } from 'react';
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
  const group = useRef<HTMLFieldSetElement>(null);
  // The choice in the server's page before its scripts were loaded.
  const takeOver = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find((one) => one.value === chosen);
    if (option && option.value !== value) onChange(option.value);
  });
  useEffect(() => takeOver(), []);
  return (
    <fieldset ref={group} className={styles.group} data-size={size}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            autoComplete="off"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
