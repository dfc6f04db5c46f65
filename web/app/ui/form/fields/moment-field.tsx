import { TextField } from '../../field/text-field.tsx';
import { useController } from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { dayOf, momentOf, timeOf } from '#lib/format/moments.ts';
import { DayInput } from './day-input.tsx';
import styles from './moment-field.module.css';

interface MomentFieldProps {
  name: string;
  dayLabel: string;
  timeLabel: string;
  /** The time set for a newly chosen day, `HH:mm`. */
  proposes: string;
  hint?: string;
  isDisabled?: boolean;
}

/** A moment in Seoul time as a day, typed or chosen, and a time; nothing after 2999-12-31 is accepted. */
export function MomentField({
  name,
  dayLabel,
  timeLabel,
  proposes,
  hint,
  isDisabled = false,
}: MomentFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const moment = typeof value === 'string' ? value : null;
  const message = fieldState.error?.message;
  const chooseDay = (day: string | null) => onChange(day ? momentOf(day, timeOf(moment) || proposes) : null);
  const chooseTime = (time: string) => {
    const day = dayOf(moment);
    if (day && time) onChange(momentOf(day, time));
  };
  return (
    <div className={styles.moment}>
      <DayInput
        ref={ref}
        label={dayLabel}
        size="md"
        hint={hint}
        value={dayOf(moment) || null}
        disabled={isDisabled}
        clearable={!isDisabled}
        error={message ? sayKey(message) : undefined}
        onChange={chooseDay}
        onBlur={onBlur}
      />
      <TextField
        size="md"
        type="time"
        data-empty={timeOf(moment) === '' || undefined}
        label={timeLabel}
        value={timeOf(moment)}
        disabled={isDisabled || moment === null}
        onChange={(event) => chooseTime(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
