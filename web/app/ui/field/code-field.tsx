import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './code-field.module.css';

interface CodeFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'value' | 'onChange' | 'size' | 'type'
> {
  label: ReactNode;
  isLabelHidden?: boolean;
  value: string;
  onChange: (text: string) => void;
  /** How many characters a code has; a longer value gets more boxes. */
  characters: number;
  error?: string | undefined;
  /** The code is accepted and can no longer be changed. */
  isConfirmed?: boolean;
  /** Boxes of 52 and 56. */
  size?: 'md' | 'lg';
  ref?: Ref<HTMLInputElement>;
}

/** The boxes show no caret, so writing continues at the end of a code and replaces one that is complete. */
function placeCaret(input: HTMLInputElement, characters: number): void {
  const { length } = input.value;
  input.setSelectionRange(length < characters ? length : 0, length);
}

/** The caret inside of the text, to which an arrow key moved it, goes back to the end. */
function keepCaretAtEnd(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length);
}

interface BoxesProps {
  value: string;
  characters: number;
  isDisabled: boolean;
  isConfirmed: boolean;
}

function Boxes({ value, characters, isDisabled, isConfirmed }: BoxesProps) {
  const count = Math.max(characters, value.length);
  const next = Math.min(value.length, count - 1);
  return (
    <span
      className={styles.boxes}
      aria-hidden
      data-long={count > 8 || undefined}
      data-disabled={isDisabled || isConfirmed || undefined}
      data-confirmed={isConfirmed || undefined}
    >
      {Array.from({ length: count }, (_, at) => (
        <i key={at} data-next={at === next || undefined}>
          {value[at]}
        </i>
      ))}
    </span>
  );
}

/**
 * A one-time code in boxes. They are drawn under one input, so that pasting, the phone's suggestion of the code
 * and screen readers work as in any other field.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, isLabelHidden, value, onChange, characters, error, ...rest } = props;
  const { isConfirmed = false, size = 'md', className, ...input } = rest;
  const id = useId();
  const isInvalid = Boolean(error);
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-size={size}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={styles.code} data-invalid={isInvalid || undefined}>
        <input
          {...input}
          id={id}
          value={value}
          readOnly={isConfirmed}
          autoComplete="one-time-code"
          aria-invalid={isInvalid || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => placeCaret(event.currentTarget, characters)}
          onClick={(event) => placeCaret(event.currentTarget, characters)}
          onSelect={(event) => keepCaretAtEnd(event.currentTarget)}
        />
        <Boxes
          value={value}
          characters={characters}
          isDisabled={Boolean(input.disabled)}
          isConfirmed={isConfirmed}
        />
      </div>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
