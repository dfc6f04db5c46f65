import { useId, type ReactNode, type Ref } from 'react';
import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import styles from './radio-group.module.css';

interface RadioOption<T extends string> {
  value: T;
  label: ReactNode;
  /** Its name where the label is a figure or a picture. */
  name?: string;
  /** The effect of the choice, under its label. */
  description?: string;
}

interface RadioGroupProps<T extends string> {
  legend?: ReactNode;
  isLegendHidden?: boolean;
  /** The id of the text that names the group in place of a legend. */
  labelledBy?: string;
  options: readonly RadioOption<T>[];
  value: T | null | undefined;
  onChange: (value: T) => void;
  onBlur?: () => void;
  /** Rows, boxes one below the other, or a scale of figures or stars, on which those below the choice count. */
  look?: 'rows' | 'boxes' | 'steps' | 'stars';
  size?: 'sm' | 'md';
  error?: string | undefined;
  /** Marks the group when the reason is shown elsewhere, in the element of this id. */
  describedBy?: string | undefined;
  hasAutofocus?: boolean;
  /** The id of the first radio button, which is focused when a choice is missing. */
  firstId?: string;
  /** The first radio button. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few values, all visible; arrow keys move as in any radio group. */
export function RadioGroup<T extends string>({ options, value, ref, ...group }: RadioGroupProps<T>) {
  const id = useId();
  const { look = 'rows', size = 'md', error, describedBy = notesOf(id, { error }) } = group;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      data-look={look}
      data-size={size}
      aria-labelledby={group.labelledBy}
      aria-describedby={describedBy}
    >
      {group.legend && (
        <legend className={group.isLegendHidden ? 'visually-hidden' : undefined}>{group.legend}</legend>
      )}
      {options.map((option, index) => (
        <label
          key={option.value}
          data-under={index < chosen || undefined}
          data-invalid={describedBy !== undefined || undefined}
        >
          <input
            ref={index === 0 ? ref : undefined}
            id={index === 0 ? group.firstId : undefined}
            type="radio"
            name={id}
            value={option.value}
            checked={index === chosen}
            aria-label={option.name}
            aria-labelledby={option.description && `${id}-${index}`}
            aria-describedby={option.description && `${id}-${index}-text`}
            data-autofocus={(group.hasAutofocus && index === 0) || undefined}
            onChange={() => group.onChange(option.value)}
            onBlur={group.onBlur}
          />
          {option.description ? <b id={`${id}-${index}`}>{option.label}</b> : option.label}
          {option.description && <p id={`${id}-${index}-text`}>{option.description}</p>}
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
