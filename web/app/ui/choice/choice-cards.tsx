import IconAlertCircle from '~icons/tabler/alert-circle';
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import styles from './choice-cards.module.css';

interface ChoiceCardsProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value where no form keeps it. */
  chosen?: string | null;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A few exclusive answers as cards side by side; arrow keys move as in any radio group. */
export function ChoiceCards({ legend, options, chosen, error, ref, ...input }: ChoiceCardsProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div className={styles.cards}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.card} data-invalid={error ? true : undefined}>
            <input
              name={id}
              {...input}
              {...(chosen !== undefined && { checked: value === chosen })}
              ref={ref}
              type="radio"
              value={value}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={15} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
