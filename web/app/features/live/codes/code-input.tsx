import { CODE_LENGTH, normalizeCode } from '@ieum/contract/live/codes/code.ts';
import { useId, useState, type Ref } from 'react';
import styles from './code-input.module.css';

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** The longest code that it takes; beyond six characters it shows more boxes. */
  most?: number;
  ref?: Ref<HTMLInputElement>;
}

/** What the address proposes as the code; it fills the field and is never sent without a press. */
export const codeOfAddress = (search: string): string =>
  normalizeCode(new URLSearchParams(search).get('code') ?? '');

/**
 * Boxes for the characters of a code. They are drawn over one input, so that pasting, filling in by the browser,
 * the keyboard and screen readers work as in any other field.
 */
export function CodeInput({ label, value, onChange, error, most = CODE_LENGTH, ref }: CodeInputProps) {
  const id = useId();
  const [isFocused, setFocused] = useState(false);
  const boxes = Math.max(CODE_LENGTH, value.length);
  const current = Math.min(value.length, boxes - 1);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.code} data-invalid={Boolean(error) || undefined}>
        <span className={styles.boxes} aria-hidden>
          {Array.from({ length: boxes }, (_, at) => (
            <span key={at} data-current={(isFocused && at === current) || undefined}>
              {value[at]}
            </span>
          ))}
        </span>
        <input
          ref={ref}
          id={id}
          name="code"
          value={value}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(normalizeCode(event.currentTarget.value).slice(0, most))}
          onSelect={({ currentTarget: input }) => {
            // The boxes show no caret inside of the text, so that writing always continues at its end.
            if (input.selectionStart === input.selectionEnd)
              input.setSelectionRange(input.value.length, input.value.length);
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
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
