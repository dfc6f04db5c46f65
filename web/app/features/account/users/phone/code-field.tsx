import { CODE_LENGTH } from '@ieum/contract/account/users/enums.ts';
import { useId, type KeyboardEvent, type Ref } from 'react';
import styles from './phone.module.css';
import { copy } from './copy.ts';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  isReadOnly: boolean;
  isDisabled: boolean;
  ref: Ref<HTMLInputElement>;
}

const CELLS = Array.from({ length: CODE_LENGTH }, (_, index) => index);

/** The caret is invisible: it is at the marked cell, and typing replaces a complete code. */
const placeCaret = (input: HTMLInputElement): void =>
  input.setSelectionRange(input.value.length < CODE_LENGTH ? input.value.length : 0, input.value.length);

/** One field over six cells, so that pasting and the phone's suggestion of the code work. */
export function CodeField({ value, onChange, onEnter, isReadOnly, isDisabled, ref }: CodeFieldProps) {
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter confirms the code; it must not submit the whole form.
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={styles.code}>
      <label htmlFor={id} className="visually-hidden">
        {copy.code}
      </label>
      <input
        ref={ref}
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        value={value}
        readOnly={isReadOnly}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value.trim())}
        onFocus={(event) => placeCaret(event.currentTarget)}
        onClick={(event) => placeCaret(event.currentTarget)}
        onKeyDown={handleKey}
      />
      <span className={styles.cells} aria-hidden data-disabled={isDisabled || isReadOnly || undefined}>
        {CELLS.map((cell) => (
          <i key={cell} data-next={cell === Math.min(value.length, CODE_LENGTH - 1) || undefined}>
            {value[cell]}
          </i>
        ))}
      </span>
    </div>
  );
}
