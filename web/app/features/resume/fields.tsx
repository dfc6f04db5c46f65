import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { say } from '#lib/copy.ts';
import { readDay, typedOf, grouped, type Precision } from './day-text.ts';
import { editorCopy as copy } from './editor-copy.ts';
import styles from './fields.module.css';

interface FieldProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  error?: string | undefined;
  placeholder?: string;
}

interface LineProps extends FieldProps<string> {
  max: number;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email';
  /** Turns what was typed into what is kept, for example digits only. */
  clean?: (typed: string) => string;
  autoFocus?: boolean;
}

/** One line of text. */
export function LineField({ value, onChange, error, max, clean = (typed) => typed, ...rest }: LineProps) {
  return (
    <TextInput
      {...rest}
      value={value}
      error={error}
      maxLength={max}
      onChange={(event) => onChange(clean(event.currentTarget.value))}
    />
  );
}

interface LongFieldProps extends FieldProps<string> {
  max: number;
  rows?: number;
}

/** A text of several lines that grows, with how much is written. */
export function LongField({ value, onChange, error, max, rows = 3, ...rest }: LongFieldProps) {
  return (
    <Textarea
      {...rest}
      autosize
      minRows={rows}
      maxRows={24}
      value={value}
      error={error}
      maxLength={max}
      onChange={(event) => onChange(event.currentTarget.value)}
      description={
        <span className={styles.count} data-near={value.length > max * 0.95 || undefined}>
          {copy.lengthOf(value.length.toLocaleString(), max.toLocaleString())}
        </span>
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}

interface ChoiceProps<T extends string> extends FieldProps<T | null> {
  options: Readonly<Record<T, string>>;
}

/** One of a few stored values, or none yet. */
export function ChoiceField<T extends string>({ label, value, onChange, error, options }: ChoiceProps<T>) {
  const names = Object.keys(options) as T[];
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(names.find((name) => name === event.currentTarget.value) ?? null)}
    >
      <option value="">{copy.choose}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {options[name]}
        </option>
      ))}
    </NativeSelect>
  );
}

interface DayFieldProps extends FieldProps<string | null> {
  precision?: Precision;
  edge?: 'start' | 'end';
  isDisabled?: boolean;
}

/** A day or month typed as digits; tells only after leaving the field what is wrong. */
export function DayField({ label, value, onChange, error, placeholder, ...kind }: DayFieldProps) {
  const { precision = 'month', edge = 'start', isDisabled = false } = kind;
  const [typed, setTyped] = useState(() => typedOf(value, precision));
  const [isLeft, setLeft] = useState(false);
  const day = readDay(typed, precision, edge);
  const fault = isLeft && typeof day === 'object' && day !== null ? say(day) : undefined;

  const type = (next: string) => {
    const text = grouped(next, precision);
    setTyped(text);
    setLeft(false);
    const read = readDay(text, precision, edge);
    if (typeof read === 'string' || read === null) onChange(read);
  };

  return (
    <TextInput
      label={label}
      value={isDisabled ? '' : typed}
      disabled={isDisabled}
      error={isDisabled ? undefined : (fault ?? error)}
      placeholder={placeholder ?? copy.placeholders[precision]}
      inputMode="numeric"
      maxLength={10}
      classNames={{ input: 'number' }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  );
}

interface NumberProps extends Omit<FieldProps<number>, 'placeholder'> {
  unit: string;
  most: number;
  /** Where a legend above says the same. */
  isLabelHidden?: boolean;
}

/** A whole number with its unit inside the field; nothing but digits can be typed. */
export function WholeField({ label, value, onChange, error, unit, most, isLabelHidden }: NumberProps) {
  const type = (typed: string) => onChange(Math.min(most, Number(typed.replace(/\D/g, ''))));
  return (
    <TextInput
      label={isLabelHidden ? undefined : label}
      aria-label={isLabelHidden ? label : undefined}
      value={value === 0 ? '' : String(value)}
      placeholder="0"
      error={error}
      inputMode="numeric"
      classNames={{ input: 'number' }}
      rightSection={<span className={styles.unit}>{unit}</span>}
      rightSectionPointerEvents="none"
      rightSectionWidth={52}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
