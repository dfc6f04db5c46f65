import { Textarea } from '@mantine/core';
import { Counter } from './counter.tsx';
import styles from './form.module.css';
import { textOf } from './fields/text-of.ts';
import { useField } from './fields/use-field.tsx';
import type { TextProps } from './text-fields.tsx';

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
