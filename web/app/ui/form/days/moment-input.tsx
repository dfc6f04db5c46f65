import { useState, type Ref } from 'react';
import { TextField } from '../../field/text-field.tsx';
import { dayOf, endOf, isMoment, momentOf, timeOf } from '#lib/format/day-and-time.ts';
import { DayInput } from './day-input.tsx';
import styles from './moment-input.module.css';

interface MomentInputProps {
  dayLabel: string;
  timeLabel: string;
  /** The moment of the wire, or the wrong text that was typed; null without a day. */
  value: string | null;
  onChange: (moment: string | null) => void;
  /** A text was typed that is not a day. */
  onWrong?: (typed: string) => void;
  onBlur?: (() => void) | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The time set for the first chosen day, `HH:mm`. */
  proposes?: string;
  /** The moment is the end of a period. */
  isEnd?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  isClearable?: boolean;
  /** The field of the day. */
  ref?: Ref<HTMLInputElement>;
}

/** The time of the last moment, which stays while another day is typed. */
function useLastTime(value: string | null, proposed = '09:00'): string {
  const [last, setLast] = useState('');
  const time = timeOf(value);
  if (time !== '' && time !== last) setLast(time);
  return time || last || proposed;
}

/** A moment in Seoul time as a day, typed or chosen, and a time; nothing after 2999-12-31 is accepted. */
export function MomentInput({
  ref,
  value,
  onChange,
  onBlur,
  isDisabled = false,
  ...field
}: MomentInputProps) {
  const time = useLastTime(value, field.proposes);
  const asMoment = field.isEnd ? endOf : momentOf;
  const chooseDay = (day: string | null) => onChange(day ? asMoment(day, time) : null);
  const chooseTime = (chosen: string) => {
    const day = isMoment(value) && dayOf(value);
    if (day && chosen) onChange(asMoment(day, chosen));
  };
  return (
    <div className={styles.moment}>
      <DayInput
        ref={ref}
        label={field.dayLabel}
        size="md"
        hint={field.hint}
        min={field.min}
        value={dayOf(value)}
        disabled={isDisabled}
        clearable={Boolean(field.isClearable) && !isDisabled}
        error={field.error}
        onChange={chooseDay}
        onWrong={field.onWrong}
        onBlur={onBlur}
      />
      <TextField
        size="md"
        type="time"
        data-empty={timeOf(value) === '' || undefined}
        label={field.timeLabel}
        value={timeOf(value)}
        disabled={isDisabled || !isMoment(value)}
        onChange={(event) => chooseTime(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
