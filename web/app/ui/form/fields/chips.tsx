import { ChoiceGroup, type ChoicesProps } from './choice-group.tsx';
import { useField } from './use-field.tsx';
import styles from '../form.module.css';

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Any of a few, as cards side by side; the value is the list of chosen ones in the order of the options. */
export function Chips({ options, ...rest }: ChoicesProps) {
  const { field, shared } = useField(rest);
  const chosen = new Set(listOf(field.value));
  const toggle = (value: string) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    field.onChange(options.map((option) => option.value).filter((one) => next.has(one)));
  };
  return (
    <ChoiceGroup shared={shared}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="checkbox"
            checked={chosen.has(option.value)}
            disabled={option.disabled || shared.disabled}
            aria-invalid={shared.error ? true : undefined}
            onChange={() => toggle(option.value)}
            onBlur={field.onBlur}
          />
          {option.label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
