import { gridCopy as copy } from './copy.ts';
import styles from './day-range.module.css';
import { useUrlState } from '../use-url-state.ts';

const LAST_DAY = '2999-12-31';
const isDay = (words: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(words) && words <= LAST_DAY;

interface DayInputProps {
  name: string;
  label: string;
  min?: string | undefined;
  max?: string | undefined;
}

function DayInput({ name, label, min, max = LAST_DAY }: DayInputProps) {
  const { read, write } = useUrlState();
  return (
    <input
      type="date"
      aria-label={label}
      min={min}
      max={max}
      value={read(name)}
      onChange={({ currentTarget: { value } }) => {
        if (value === '' || isDay(value)) write({ [name]: value || undefined }, { isReplacing: true });
      }}
    />
  );
}

interface DayRangeProps {
  /** What happened in the period, for example 가입일. */
  label: string;
  /** The queries' names in the address. */
  names?: { from: string; to: string };
}

const usual = { from: 'from', to: 'to' };

/** A period of days by the browser's own calendar, kept in the address; either end may stay open. */
export function DayRange({ label, names = usual }: DayRangeProps) {
  const { read } = useUrlState();
  return (
    <span role="group" aria-label={label} className={styles.range}>
      <DayInput name={names.from} label={copy.from(label)} max={read(names.to) || undefined} />
      <i aria-hidden>~</i>
      <DayInput name={names.to} label={copy.until(label)} min={read(names.from) || undefined} />
    </span>
  );
}
