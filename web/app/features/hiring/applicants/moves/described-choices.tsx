import { useId } from 'react';
import styles from './described-choices.module.css';

interface DescribedChoicesProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; description: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
  error?: string | undefined;
  hasAutofocus?: boolean;
}

/** A few exclusive answers one below the other, each with its effect. */
export function DescribedChoices<T extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  hasAutofocus,
}: DescribedChoicesProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((one, index) => (
        <label key={one.value} className={styles.choice} data-invalid={error ? true : undefined}>
          <input
            type="radio"
            name={id}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
            aria-labelledby={`${id}-${one.value}`}
            aria-describedby={`${id}-${one.value}-text`}
            data-autofocus={(hasAutofocus && index === 0) || undefined}
          />
          <b id={`${id}-${one.value}`}>{one.label}</b>
          <p id={`${id}-${one.value}-text`}>{one.description}</p>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
