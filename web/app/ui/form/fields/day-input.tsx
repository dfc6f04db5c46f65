import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState, type FormEvent } from 'react';
import { locale, say } from '#lib/format/copy.ts';
import { uiCopy as copy } from '../../state/copy.ts';
import { calendarCopy } from '../calendar-copy.ts';
import { FieldError } from '../field-error.tsx';
import { isDay, isWholeDay, LAST_DAY, readTypedDay, typedDayFault } from './typed-day.ts';

/** The label of a calendar's month. */
const MONTH_LABELS = { ko: 'YYYY년 M월', en: 'MMMM YYYY', cn: 'YYYY年M月' } as const;

interface DayInputProps extends Pick<
  DateInputProps,
  | 'label'
  | 'aria-label'
  | 'description'
  | 'error'
  | 'size'
  | 'readOnly'
  | 'disabled'
  | 'inputWrapperOrder'
  | 'ref'
  | 'name'
  | 'placeholder'
  | 'clearable'
  | 'autoFocus'
> {
  value: string | null;
  onChange: (day: string | null) => void;
  /** A text was typed that is not a day of the period. */
  onWrong?: (typed: string) => void;
  onBlur?: () => void;
  /** The limits set by the other ends of the period. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, typed or picked. An invalid text stays as it was typed, with its error. */
export function DayInput({ value, onChange, onWrong, onBlur, min, max, error, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const fault = typedDayFault(typed, { min, max });
  const isReported = fault !== undefined && (isLeft || isWholeDay(typed));

  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    setLeft(false);
    if (typedDayFault(currentTarget.value, { min, max })) onWrong?.(currentTarget.value);
  };
  const choose = (day: string | null) => {
    setTyped('');
    onChange(day);
  };
  return (
    <DateInput
      placeholder="YYYY.MM.DD"
      {...rest}
      value={isDay(value) && value <= LAST_DAY ? value : null}
      minDate={isDay(min) ? min : undefined}
      maxDate={isDay(max) ? max : LAST_DAY}
      dateParser={readTypedDay}
      fixOnBlur={fault === undefined}
      allowDeselect
      valueFormat="YYYY.MM.DD"
      monthLabelFormat={MONTH_LABELS[locale]}
      ariaLabels={calendarCopy}
      clearButtonProps={{ 'aria-label': copy.clear }}
      inputMode="numeric"
      error={isReported ? <FieldError message={say(fault)} /> : error}
      onInput={type}
      onChange={choose}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
