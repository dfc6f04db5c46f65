import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { TextField } from '../../field/text-field.tsx';
import { textOf } from './text-of.ts';
import { useField, type FieldProps } from './use-field.tsx';

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
