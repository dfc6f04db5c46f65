import { Textarea, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { numberText } from '#lib/format/money.ts';
import styles from './form.module.css';
import { useField, type FieldProps } from './fields/use-field.tsx';

interface TextProps extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'tel';
  type?: 'text' | 'email' | 'url' | 'tel';
  /** Shows how much of `maxLength` is used. */
  hasCounter?: boolean;
  rightSection?: ReactNode;
}

function Counter({ length, maxLength }: { length: number; maxLength: number }) {
  return (
    <span className={styles.counter} data-near={length >= maxLength * 0.95 || undefined} aria-hidden>
      {numberText(length)} / {numberText(maxLength)}
    </span>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One line of text. */
export function Text({
  placeholder,
  maxLength,
  autoComplete,
  inputMode,
  type,
  hasCounter,
  rightSection,
  ...rest
}: TextProps) {
  const { field, shared } = useField(rest);
  const value = textOf(field.value);
  return (
    <div className={styles.counted}>
      <TextInput
        {...field}
        {...shared}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete={autoComplete}
        inputMode={inputMode}
        type={type}
        rightSection={rightSection}
      />
      {hasCounter && maxLength && <Counter length={value.length} maxLength={maxLength} />}
    </div>
  );
}

interface TextareaProps extends TextProps {
  rows?: number;
}

/** Several lines; the field grows with its text. */
export function Area({ placeholder, maxLength, hasCounter, rows = 4, ...rest }: TextareaProps) {
  const { field, shared } = useField(rest);
  const value = textOf(field.value);
  return (
    <div className={styles.counted}>
      <Textarea
        {...field}
        {...shared}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autosize
        minRows={rows}
        maxRows={24}
      />
      {hasCounter && maxLength && <Counter length={value.length} maxLength={maxLength} />}
    </div>
  );
}

const DIGITS = /\D/g;
const countOf = (typed: string): number | null => {
  const digits = typed.replace(DIGITS, '');
  return digits === '' ? null : Number(digits);
};

/** A small whole number, without separators; an empty field is null. */
export function Count({ maxLength = 6, ...rest }: FieldProps & { maxLength?: number }) {
  const { field, shared } = useField(rest);
  return (
    <TextInput
      {...field}
      {...shared}
      value={typeof field.value === 'number' ? String(field.value) : ''}
      onChange={(event) => field.onChange(countOf(event.currentTarget.value))}
      inputMode="numeric"
      maxLength={maxLength}
    />
  );
}
