import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Agenda } from '#features/live/calendar/agenda.tsx';
import { appointmentsQuery, type Appointment } from '#features/live/calendar/data.ts';
import { PlacesField } from '#features/live/calendar/places-field.tsx';
import { byDay, monthOf, periodOf } from '#features/live/calendar/month.ts';
import { MonthView } from '#features/live/calendar/month-view.tsx';
import { addDays, nearDayText, periodText, seoulParts, seoulToday } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { weekOf } from '../propose/times-of-rule.ts';
import { companyCopy as copy } from './copy.ts';
import styles from './week-of-appointments.module.css';
import { WeekBoard } from './week-board.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The Sunday of a day's week. */
const sundayOf = (day: string): string => addDays(day, -seoulParts(day).weekday);
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** The shown week and its chosen day, in the address. */
function useWeek() {
  const { read, write } = useUrlState();
  const today = seoulToday();
  const wanted = read('day');
  const day = isDay(wanted) ? wanted : today;
  return {
    day,
    sunday: sundayOf(day),
    goTo: (next: string) => write({ day: next === today ? '' : next }),
    today,
  };
}

const DayPanel = ({ day, all }: { day: string; all: readonly Appointment[] }) => (
  <Panel title={nearDayText(day)}>
    {all.length === 0 ? <Hint size="lg">{copy.dayNone}</Hint> : <Agenda appointments={all} />}
  </Panel>
);

/** The company's appointments of a week, and all of one day. */
export function WeekOfAppointments() {
  const { day, sunday, today, goTo } = useWeek();
  const days = weekOf(sunday);
  const isWide = useMedia('(width >= 80em)');
  const query = useQuery({ ...appointmentsQuery(periodOf(days)), placeholderData: keepPreviousData });
  return (
    <>
      <PlacesField />
      <div className={styles.steps}>
        <button type="button" aria-label={copy.earlier} onClick={() => goTo(addDays(day, -7))}>
          <IconChevronLeft size={18} aria-hidden />
        </button>
        <h2 className="number">{periodText(sunday, addDays(sunday, 6))}</h2>
        <button type="button" aria-label={copy.later} onClick={() => goTo(addDays(day, 7))}>
          <IconChevronRight size={18} aria-hidden />
        </button>
        <Button kind="default" size="sm" onClick={() => goTo(today)}>
          {copy.thisWeek}
        </Button>
      </div>
      <QueryView of={query} waiting={<Skeleton height={320} radius={14} />}>
        {(appointments) => (
          <div className={styles.week}>
            {isWide ? (
              <WeekBoard days={days} day={day} appointments={appointments} onChoose={goTo} />
            ) : (
              <MonthView
                label={copy.week}
                month={monthOf(day)}
                days={days}
                appointments={appointments}
                day={day}
                onChoose={goTo}
              />
            )}
            <DayPanel day={day} all={byDay(appointments).get(day) ?? []} />
          </div>
        )}
      </QueryView>
    </>
  );
}
