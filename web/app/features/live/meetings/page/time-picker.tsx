import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useState } from 'react';
import { seoulParts, shortDayText, timeText } from '#lib/format/dates.ts';
import { datesCopy } from '#lib/format/dates-copy.ts';
import { useMedia } from '#ui/layout/use-media.ts';
import { daysOf, type DayOfTimes } from '../times-by-day.ts';
import { pageCopy as copy } from './copy.ts';
import styles from './time-picker.module.css';
import { isPickable, type TimeState } from './time-states.ts';

interface TimePickerProps {
  states: ReadonlyMap<string, TimeState>;
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

interface TimesProps extends TimePickerProps {
  label: string;
  times: readonly string[];
}

function Time({ time, states, chosen, onChoose }: TimePickerProps & { time: string }) {
  const state = states.get(time) ?? 'taken';
  const isChosen = chosen === time;
  const note = state === 'free' ? undefined : copy.legend[state];
  return (
    <button
      type="button"
      className={styles.time}
      data-state={isChosen ? 'chosen' : state}
      aria-pressed={isChosen}
      disabled={!isPickable(state) && !isChosen}
      onClick={() => onChoose(time)}
    >
      <span className="number">{timeText(time)}</span>
      {note && <span className="visually-hidden"> {note}</span>}
    </button>
  );
}

const Times = ({ label, times, ...picker }: TimesProps) =>
  times.length === 0 ? null : (
    <div role="group" aria-label={label} className={styles.part}>
      <p>{label}</p>
      <div>
        {times.map((time) => (
          <Time key={time} time={time} {...picker} />
        ))}
      </div>
    </div>
  );

const DayTimes = ({ day, ...picker }: TimePickerProps & { day: DayOfTimes }) => (
  <>
    <Times label={copy.morning} times={day.morning} {...picker} />
    <Times label={copy.afternoon} times={day.afternoon} {...picker} />
  </>
);

const timesOf = ({ morning, afternoon }: DayOfTimes) => [...morning, ...afternoon];
const countFree = (day: DayOfTimes, states: TimePickerProps['states']) =>
  timesOf(day).filter((time) => isPickable(states.get(time))).length;

const COLUMNS = 4;

/** Four days side by side, with buttons for earlier and later ones. */
function Columns({ days, ...picker }: TimePickerProps & { days: readonly DayOfTimes[] }) {
  const [from, setFrom] = useState(() => {
    const first = days.findIndex((day) => countFree(day, picker.states) > 0);
    return Math.max(0, Math.floor(first / COLUMNS) * COLUMNS);
  });
  const shown = days.slice(from, from + COLUMNS);
  return (
    <div>
      {days.length > COLUMNS && (
        <div className={styles.steps}>
          <button
            type="button"
            aria-label={copy.earlier}
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - COLUMNS))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={copy.later}
            disabled={from + COLUMNS >= days.length}
            onClick={() => setFrom(from + COLUMNS)}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
        </div>
      )}
      <div className={styles.days}>
        {shown.map((day) => (
          <section key={day.day} aria-label={shortDayText(day.day)}>
            <h3>
              <b className="number">{shortDayText(day.day)}</b>
              <span>{copy.open(countFree(day, picker.states))}</span>
            </h3>
            <DayTimes day={day} {...picker} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** One day at a time, chosen above. */
function Chips({ days, ...picker }: TimePickerProps & { days: readonly DayOfTimes[] }) {
  const [chosenDay, setChosenDay] = useState(
    () => days.find((day) => countFree(day, picker.states) > 0)?.day ?? days[0]?.day,
  );
  const day = days.find((one) => one.day === chosenDay);
  return (
    <>
      <div role="group" aria-label={copy.days} className={styles.chips}>
        {days.map((one, i) => {
          const { weekday, month, day: number } = seoulParts(one.day);
          const before = days[i - 1];
          const isOfNewMonth = !before || seoulParts(before.day).month !== month;
          return (
            <button
              key={one.day}
              type="button"
              aria-pressed={one.day === chosenDay}
              data-has={timesOf(one).includes(picker.chosen ?? '') || undefined}
              onClick={() => setChosenDay(one.day)}
            >
              <span>{datesCopy.weekdays[weekday]}</span>
              <b className="number">{isOfNewMonth ? `${month}/${number}` : number}</b>
              <span className="visually-hidden">{shortDayText(one.day)}</span>
            </button>
          );
        })}
      </div>
      {day && <DayTimes day={day} {...picker} />}
    </>
  );
}

const Legend = () => (
  <ul className={styles.legend}>
    {(['free', 'chosen', 'awaiting', 'clash', 'taken'] as const).map((state) => (
      <li key={state}>
        <i data-state={state} aria-hidden />
        {copy.legend[state]}
      </li>
    ))}
  </ul>
);

/** The proposed times as buttons, of which one can be chosen. */
export function TimePicker(props: TimePickerProps) {
  const isNarrow = useMedia('(width < 48em)');
  const days = daysOf([...props.states.keys()]);
  const Days = isNarrow ? Chips : Columns;
  return (
    <div className={styles.picker}>
      <h2>{copy.choose.title}</h2>
      <p>{copy.choose.hint}</p>
      <Days days={days} {...props} />
      <Legend />
    </div>
  );
}
