import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Counter } from './counter.tsx';
import styles from './form.module.css';
import { textOf } from './fields/text-of.ts';
import { useField, type FieldProps } from './fields/use-field.tsx';

export interface TextProps extends FieldProps {
  placeholder?: string;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'tel';
  type?: 'text' | 'email' | 'url' | 'tel';
  /** Shows how much of `maxLength` is used. */
  hasCounter?: boolean;
  rightSection?: ReactNode;
}

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
