import { useQuery } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { appointmentKindTexts } from '@ieum/contract/live/calendar/enums.ts';
import type { Appointment } from '#features/live/calendar/data.ts';
import { kindIcons } from '#features/live/calendar/kind-looks.ts';
import { byDay } from '#features/live/calendar/month.ts';
import { say } from '#lib/format/copy.ts';
import { momentText, nearDayText, seoulDay, seoulToday, timeText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import {
  awaitingQuery,
  companyMeetingsQuery,
  useDecide,
  type CompanyMeeting,
  type MeetingSlot,
} from '../data.ts';
import { companyCopy as copy } from './copy.ts';
import { freeTimes } from './move-sheet.tsx';
import { SlotActions } from './slot-actions.tsx';
import { useClashes } from './use-clashes.ts';
import styles from './week-board.module.css';

/** A picked time that waits for the company's answer, with its meeting. */
interface Movable {
  slot: MeetingSlot;
  meeting: CompanyMeeting;
}

/** The picked times of the week that can be moved, by their ids. */
function useMovable(): ReadonlyMap<string, Movable> {
  const { data: waiting } = useQuery(awaitingQuery);
  const { data: proposed } = useQuery(companyMeetingsQuery);
  const meetings = new Map(proposed?.meetings.map((meeting) => [meeting._id, meeting]));
  const all = waiting?.schedules.flatMap((slot): [string, Movable][] => {
    const meeting = meetings.get(slot._meeting);
    return meeting ? [[slot._id, { slot, meeting }]] : [];
  });
  return new Map(all);
}

/** Moves a time to a free one of its meeting, and says before who is notified. */
function useMove() {
  const decide = useDecide();
  return ({ slot }: Movable, date: string) => {
    const { name } = slot.applicant;
    const ask = {
      title: copy.drag.ask(name, momentText(date)),
      body: copy.moveHint(name),
      confirmLabel: copy.move,
    };
    return runAction({
      ask,
      run: () => decide.mutateAsync({ slot, decision: { date } }),
      done: copy.moved,
    });
  };
}

interface CardProps {
  appointment: Appointment;
  now: number;
  movable: Movable | undefined;
  onDrag: (dragged: Movable | undefined) => void;
}

function Card({ appointment, now, movable, onDrag }: CardProps) {
  const { kind, title, partner, state, startsAt, endsAt } = appointment;
  const Icon = kindIcons[kind];
  const begin = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', appointment._id);
    // The targets appear after the drag has begun, because browsers end one whose page changes at its start.
    setTimeout(() => onDrag(movable), 0);
  };
  return (
    <li
      className={styles.card}
      data-kind={kind}
      data-state={state}
      data-past={Date.parse(endsAt) < now || undefined}
      draggable={movable !== undefined}
      onDragStart={movable && begin}
      onDragEnd={movable && (() => onDrag(undefined))}
    >
      <b className="number">
        <Icon size={16} stroke={1.75} role="img" aria-label={say(appointmentKindTexts[kind])} />
        {timeText(startsAt)}
      </b>
      <MemberText>{[partner, title].filter(Boolean).join(' · ')}</MemberText>
      {movable && <SlotActions slot={movable.slot} meeting={movable.meeting} />}
    </li>
  );
}

interface TargetProps {
  time: string;
  onDrop: () => void;
}

/** A free time, while a card is dragged. */
function Target({ time, onDrop }: TargetProps) {
  const [isOver, setOver] = useState(false);
  return (
    <li
      className={styles.target}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      {copy.drag.free(timeText(time))}
    </li>
  );
}

interface WeekBoardProps {
  days: readonly string[];
  day: string;
  appointments: readonly Appointment[];
  onChoose: (day: string) => void;
}

/** The appointments of a week in seven columns; what waits for an answer can be dragged to a free time. */
export function WeekBoard({ days, day, appointments, onChoose }: WeekBoardProps) {
  const movable = useMovable();
  const move = useMove();
  const [now] = useState(() => Date.now());
  const [dragged, setDragged] = useState<Movable>();
  const clashAt = useClashes();
  const free = dragged
    ? freeTimes(dragged.meeting, now).filter((time) => !clashAt(time, dragged.meeting.minutes))
    : [];
  const ofDay = byDay(appointments.filter(({ state }) => state !== 'CANCELED'));
  const drop = (time: string) => {
    if (dragged) void move(dragged, time);
    setDragged(undefined);
  };
  return (
    <section className={styles.board} aria-label={copy.week}>
      {days.map((one) => (
        <div key={one} className={styles.column} data-today={one === seoulToday() || undefined}>
          <button
            type="button"
            aria-pressed={one === day}
            aria-label={nearDayText(one)}
            onClick={() => onChoose(one)}
          >
            {nearDayText(one)}
          </button>
          <ul>
            {(ofDay.get(one) ?? []).map((appointment) => (
              <Card
                key={appointment._id}
                appointment={appointment}
                now={now}
                movable={appointment.state === 'AWAITING' ? movable.get(appointment._source) : undefined}
                onDrag={setDragged}
              />
            ))}
            {free
              .filter((time) => seoulDay(time) === one)
              .map((time) => (
                <Target key={time} time={time} onDrop={() => drop(time)} />
              ))}
          </ul>
        </div>
      ))}
      <p className={styles.hint}>{copy.drag.hint}</p>
    </section>
  );
}
