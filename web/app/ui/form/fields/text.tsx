import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { TextField } from '../field/text-field.tsx';
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
  /** Shown inside the field at its end. */
  end?: ReactNode;
}

/** One line of text. */
export function Text({
  placeholder,
  maxLength,
  autoComplete,
  inputMode,
  type,
  hasCounter,
  end,
  ...rest
}: TextProps) {
  const { field, shared } = useField(rest);
  const value = textOf(field.value);
  return (
    <TextField
      {...field}
      {...shared}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete={autoComplete}
      inputMode={inputMode}
      type={type}
      end={end}
      {...(hasCounter && { length: value.length })}
    />
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
    <TextField
      {...field}
      {...shared}
      value={typeof field.value === 'number' ? String(field.value) : ''}
      onChange={(event) => field.onChange(countOf(event.currentTarget.value))}
      inputMode="numeric"
      maxLength={maxLength}
    />
  );
}
