import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { TextField } from '../../field/text-field.tsx';
import { uiCopy as copy } from '../../state/copy.ts';
import { isContactNumber, joinParts, partsOf, type ContactParts } from './contact-parts.ts';
import { FieldError } from '../field-error.tsx';
import styles from '../form.module.css';
import { textOf } from './text-of.ts';
import { useField, type FieldProps } from './use-field.tsx';

const LENGTHS = [4, 4, 4] as const;
const PLACES = [0, 1, 2] as const;

const digitsOf = (text: string, length: number): string => text.replaceAll(/\D/g, '').slice(0, length);

const withPart = (parts: ContactParts, place: number, part: string): ContactParts => [
  place === 0 ? part : parts[0],
  place === 1 ? part : parts[1],
  place === 2 ? part : parts[2],
];

const neighbour = (input: Element, step: 1 | -1): HTMLInputElement | undefined => {
  const inputs = [...(input.closest('fieldset')?.querySelectorAll('input') ?? [])];
  return inputs[inputs.findIndex((one) => one === input) + step];
};

const ErrorText = ({ message }: { message: string }) => (
  <div className={styles.contactError}>
    <FieldError message={message} />
  </div>
);

/** A contact number in three parts joined by hyphens, the first one initially 010. */
export function Contact({ isReadOnly, isDisabled, ...rest }: FieldProps) {
  const { field, shared } = useField(rest);
  const value = textOf(field.value);
  const [parts, setParts] = useState(() => partsOf(value));
  const [wasLeft, setLeft] = useState(false);
  const shown = joinParts(parts) === value ? parts : partsOf(value);
  const isIncomplete = wasLeft && value !== '' && !isContactNumber(value);
  const error = shared.error ?? (isIncomplete ? copy.contactIncomplete : undefined);

  const change = (place: number, input: HTMLInputElement) => {
    const part = digitsOf(input.value, LENGTHS[place] ?? 4);
    const next = withPart(shown, place, part);
    setParts(next);
    field.onChange(joinParts(next));
    if (part.length === (place === 0 && part.startsWith('01') ? 3 : 4)) neighbour(input, 1)?.focus();
  };
  const stepBack = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && event.currentTarget.value === '')
      neighbour(event.currentTarget, -1)?.focus();
  };
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setLeft(true);
    field.onBlur();
  };

  return (
    <fieldset className={styles.contact} onBlur={leave}>
      <legend>{shared.label}</legend>
      {PLACES.map((place) => (
        <TextField
          key={place}
          ref={place === 0 ? field.ref : undefined}
          label={copy.contactPart(place + 1)}
          isLabelHidden
          value={shown[place]}
          onChange={(event) => change(place, event.currentTarget)}
          onKeyDown={stepBack}
          size={shared.size}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isReadOnly}
          disabled={isDisabled}
          isInvalid={Boolean(error)}
        />
      ))}
      {error && <ErrorText message={error} />}
    </fieldset>
  );
}
