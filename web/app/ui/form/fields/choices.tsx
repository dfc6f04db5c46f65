import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';
import { useField, type FieldProps } from './fields/use-field.tsx';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface ChoicesProps extends FieldProps {
  options: readonly Option[];
}

interface ChoiceGroupProps {
  shared: ReturnType<typeof useField>['shared'];
  children: ReactNode;
}

/** The frame of choices: label, hint and error. */
function ChoiceGroup({ shared, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={shared.error ? `${id}-error` : undefined}>
      <legend>{shared.label}</legend>
      <div className={styles.choices}>{children}</div>
      {shared.hint && <p className={styles.hint}>{shared.hint}</p>}
      {shared.error && (
        <div id={`${id}-error`} className={styles.groupError}>
          <FieldError message={shared.error} />
        </div>
      )}
    </fieldset>
  );
}

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
