import { ChoiceGroup, type ChoicesProps } from './choice-group.tsx';
import { useField } from './use-field.tsx';
import styles from '../form.module.css';

/** One of a few, as cards side by side. */
export function Choices({ options, ...rest }: ChoicesProps) {
  const { field, shared } = useField(rest);
  return (
    <ChoiceGroup shared={shared}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="radio"
            name={field.name}
            checked={field.value === option.value}
            disabled={option.disabled || shared.disabled}
            aria-invalid={shared.error ? true : undefined}
            onChange={() => field.onChange(option.value)}
            onBlur={field.onBlur}
          />
          {option.label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
