import { TextArea } from '../../field/text-area.tsx';
import { textOf } from './text-of.ts';
import { useField } from './use-field.tsx';
import type { TextProps } from './text.tsx';

interface AreaProps extends TextProps {
  rows?: number;
}

/** Several lines; the field grows with its text. */
export function Area({ placeholder, maxLength, hasCounter, rows = 4, ...rest }: AreaProps) {
  const {
    field,
    shared: { size: _size, ...shared },
  } = useField(rest);
  const value = textOf(field.value);
  return (
    <TextArea
      {...field}
      {...shared}
      value={value}
      placeholder={placeholder}
      maxLength={maxLength}
      {...(hasCounter && { length: value.length })}
      rows={rows}
    />
  );
}
