import { useController } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { MomentInput } from '../days/moment-input.tsx';

interface MomentFieldProps {
  name: string;
  dayLabel: string;
  timeLabel: string;
  /** The time set for the first chosen day, `HH:mm`. */
  proposes: string;
  /** The moment is the end of a period. */
  isEnd?: boolean;
  hint?: string;
  isDisabled?: boolean;
}

/** `MomentInput` bound to a field of the surrounding form; empty is null, an invalid text stays a text. */
export function MomentField({ name, ...shown }: MomentFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const message = fieldState.error?.message;
  return (
    <MomentInput
      {...shown}
      ref={ref}
      value={typeof value === 'string' ? value : null}
      isClearable
      error={message ? sayKey(message) : undefined}
      onChange={onChange}
      onWrong={onChange}
      onBlur={onBlur}
    />
  );
}
