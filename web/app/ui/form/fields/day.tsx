import { DayInput } from '../days/day-input.tsx';
import { useField, type FieldProps } from './use-field.tsx';

interface DateProps extends FieldProps {
  /** Days `YYYY-MM-DD`: the limits set by the other ends of a period. */
  min?: string;
  max?: string;
  isClearable?: boolean;
}

/** A day `YYYY-MM-DD`, typed or picked, not after 2999-12-31; empty is null, an invalid text stays a text. */
export function Day({ min, max, isClearable, ...rest }: DateProps) {
  const { field, shared } = useField(rest);
  return (
    <DayInput
      {...field}
      {...shared}
      value={typeof field.value === 'string' ? field.value : null}
      onWrong={field.onChange}
      min={min}
      max={max}
      clearable={isClearable ?? false}
    />
  );
}
