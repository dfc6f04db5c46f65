import { DateInput } from '@mantine/dates';
import { locale } from '#lib/copy.ts';
import { uiCopy } from '../copy.ts';
import { calendarCopy } from '../form/calendar-copy.ts';
import { Calendars, MONTH_LABELS } from '../form/date-fields.tsx';
import { useUrlState } from '../use-url-state.ts';
import { gridCopy as copy } from './copy.ts';

const LAST_DAY = '2999-12-31';
const isDay = (words: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(words) && words <= LAST_DAY;

interface DayInputProps {
  name: string;
  label: string;
  min?: string | undefined;
  max?: string | undefined;
  isFocused: boolean;
}

function DayInput({ name, label, min, max = LAST_DAY, isFocused }: DayInputProps) {
  const { read, write } = useUrlState();
  const day = read(name);
  return (
    <DateInput
      size="sm"
      aria-label={label}
      placeholder="YYYY.MM.DD"
      ariaLabels={calendarCopy}
      monthLabelFormat={MONTH_LABELS[locale]}
      valueFormat="YYYY.MM.DD"
      inputMode="numeric"
      // The field was entered before its calendar had come.
      autoFocus={isFocused}
      minDate={min}
      maxDate={max}
      value={isDay(day) ? day : null}
      onChange={(chosen) => write({ [name]: chosen ?? undefined }, { isReplacing: true })}
      clearable
      clearButtonProps={{ 'aria-label': uiCopy.clear }}
    />
  );
}

interface DayInputsProps {
  label: string;
  names: { from: string; to: string };
  /** The name of the end that was entered. */
  focused: string;
}

/** Both ends of a period, in the page's language. */
export function DayInputs({ label, names, focused }: DayInputsProps) {
  const { read } = useUrlState();
  const isFocused = (name: string) => name === focused;
  return (
    <Calendars>
      <DayInput
        name={names.from}
        label={copy.from(label)}
        max={read(names.to) || undefined}
        isFocused={isFocused(names.from)}
      />
      <i aria-hidden>~</i>
      <DayInput
        name={names.to}
        label={copy.until(label)}
        min={read(names.from) || undefined}
        isFocused={isFocused(names.to)}
      />
    </Calendars>
  );
}
