import type { OwnRecruitmentRow } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { seoulDay, seoulParts, shortDayText, timeText } from '#lib/format/dates.ts';
import { datesCopy } from '#lib/format/dates-copy.ts';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import today from './tasks-today.module.css';
import type { WeekEvent, WeekQuery } from './week-event.ts';
import styles from './appointments-this-week.module.css';

const DAY = 24 * 3_600_000;
const SUNDAY = 0;

const closingsOf = (open: readonly OwnRecruitmentRow[]): WeekEvent[] =>
  open.flatMap(({ _id: id, subject, application: { endsAt, isOpenHiring } }) => {
    const to = `/dashboard/recruitments/${id}/kanban`;
    return endsAt && !isOpenHiring ? [{ id, at: endsAt, kind: copy.week.closes, title: subject, to }] : [];
  });

interface Day {
  day: string;
  parts: ReturnType<typeof seoulParts>;
  events: readonly WeekEvent[];
}

const Strip = ({ days }: { days: readonly Day[] }) => (
  <ol className={styles.strip}>
    {days.map(({ day, parts, events }, index) => (
      <li key={day} data-today={index === 0 || undefined} data-sunday={parts.weekday === SUNDAY || undefined}>
        <span>{datesCopy.weekdays[parts.weekday]}</span>
        <b className="number">{parts.day}</b>
        <i data-busy={events.length > 0 || undefined}>
          {events.length > 0 && <span className="visually-hidden">{copy.week.events(events.length)}</span>}
        </i>
      </li>
    ))}
  </ol>
);

const BusyDay = ({ day, events, isToday }: Pick<Day, 'day' | 'events'> & { isToday: boolean }) => (
  <section className={styles.day}>
    <h3 className="number">
      {shortDayText(day)}
      {isToday && <em>{copy.week.today}</em>}
    </h3>
    <ul>
      {events.map(({ id, at, kind, title, to }) => (
        <li key={id}>
          <time className="number" dateTime={at}>
            {timeText(at)}
          </time>
          <div>
            <b>{kind}</b>
            <Link to={to}>
              <MemberText>{title}</MemberText>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

interface AppointmentsThisWeekProps {
  open: readonly OwnRecruitmentRow[];
  week: WeekQuery;
}

/** The next seven days with the appointments in them and the recruitments that close. */
export function AppointmentsThisWeek({ open, week }: AppointmentsThisWeekProps) {
  const [now] = useState(() => Date.now());
  const query = useQuery(week);
  const known = [...(query.data ?? []), ...closingsOf(open)];
  const all = known.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const days: Day[] = Array.from({ length: 7 }, (_, index) => {
    const day = seoulDay(now + index * DAY);
    return { day, parts: seoulParts(day), events: all.filter(({ at }) => seoulDay(at) === day) };
  });
  const busy = days.filter(({ events }) => events.length > 0);
  return (
    <Panel title={copy.week.title}>
      <Strip days={days} />
      {busy.map(({ day, events }) => (
        <BusyDay key={day} day={day} events={events} isToday={day === days[0]?.day} />
      ))}
      <QueryView of={query} waiting={<TextSkeleton lines={2} />}>
        {() => busy.length === 0 && <p className={today.calm}>{copy.week.none}</p>}
      </QueryView>
    </Panel>
  );
}
