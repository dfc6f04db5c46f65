import { appointmentKindTexts } from '@ieum/contract/live/calendar/enums.ts';
import { useState } from 'react';
import { say } from '#lib/format/copy.ts';
import { datesCopy } from '#lib/format/dates-copy.ts';
import { nearDayText, seoulParts, seoulToday, timeText } from '#lib/format/dates.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { calendarCopy as copy } from './copy.ts';
import type { Appointment } from './data.ts';
import { kindIcons } from './kind-looks.ts';
import { byDay, clashing, monthOf } from './month.ts';
import styles from './month-view.module.css';

const CHIPS = 2;
const MARKS = 3;

interface ChipProps {
  appointment: Appointment;
  isClashing: boolean;
  isOver: boolean;
}

const stateOf = ({ appointment, isClashing, isOver }: ChipProps) => {
  if (isOver) return 'over';
  return isClashing ? 'clash' : appointment.state === 'AWAITING' ? 'awaiting' : 'confirmed';
};

function Chip(props: ChipProps) {
  const { appointment, isClashing } = props;
  const Icon = kindIcons[appointment.kind];
  return (
    <span className={styles.chip} data-kind={appointment.kind} data-state={stateOf(props)}>
      <span className="number">
        <Icon size={14} stroke={1.75} aria-hidden />
        {timeText(appointment.startsAt)}
        {appointment.state === 'AWAITING' && <em>{copy.awaiting}</em>}
        {isClashing && <em>{copy.clash}</em>}
      </span>
      <span>
        <span className="visually-hidden">{say(appointmentKindTexts[appointment.kind])} </span>
        <MemberText>{appointment.title}</MemberText>
      </span>
    </span>
  );
}

interface MonthViewProps {
  label: string;
  /** Days of other months are pale. */
  month: string;
  days: readonly string[];
  appointments: readonly Appointment[];
  day: string;
  onChoose: (day: string) => void;
}

interface CellProps extends Pick<MonthViewProps, 'month' | 'onChoose'> {
  day: string;
  all: readonly Appointment[];
  clashes: ReadonlySet<string>;
  isChosen: boolean;
  now: number;
}

function Cell({ month, day, all, clashes, isChosen, now, onChoose }: CellProps) {
  const { day: number, weekday } = seoulParts(day);
  const propsOf = (appointment: Appointment) => ({
    appointment,
    isClashing: clashes.has(appointment._id),
    isOver: Date.parse(appointment.endsAt) <= now,
  });
  return (
    <td>
      <button
        type="button"
        className={styles.cell}
        aria-pressed={isChosen}
        data-outside={monthOf(day) !== month || undefined}
        data-today={day === seoulToday() || undefined}
        data-sunday={weekday === 0 || undefined}
        onClick={() => onChoose(day)}
      >
        <b className="number">
          <span aria-hidden>{number}</span>
          <span className="visually-hidden">
            {nearDayText(day)} {copy.count(all.length)}
          </span>
        </b>
        <span className={styles.chips}>
          {all.slice(0, CHIPS).map((appointment) => (
            <Chip key={appointment._id} {...propsOf(appointment)} />
          ))}
          {all.length > CHIPS && <span className={styles.more}>{copy.more(all.length - CHIPS)}</span>}
        </span>
        <span className={styles.marks} aria-hidden>
          {all.slice(0, MARKS).map((appointment) => (
            <i
              key={appointment._id}
              data-kind={appointment.kind}
              data-state={stateOf(propsOf(appointment))}
            />
          ))}
        </span>
      </button>
    </td>
  );
}

/** Appointments in whole weeks from Sunday; a day is chosen to see all of its. */
export function MonthView({ label, month, days, appointments, day, onChoose }: MonthViewProps) {
  const open = appointments.filter(({ state }) => state !== 'CANCELED');
  const ofDay = byDay(open);
  const clashes = clashing(open);
  const [now] = useState(() => Date.now());
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    <table className={styles.month} aria-label={label}>
      <thead>
        <tr>
          {datesCopy.weekdays.map((weekday, index) => (
            <th key={weekday} scope="col" data-sunday={index === 0 || undefined}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <Cell
                key={one}
                month={month}
                day={one}
                all={ofDay.get(one) ?? []}
                clashes={clashes}
                isChosen={one === day}
                now={now}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
