import { appointmentKinds, appointmentKindTexts } from '@ieum/contract/live/calendar/enums.ts';
import IconCalendarPlus from '~icons/tabler/calendar-plus';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { say } from '#lib/format/copy.ts';
import { nearDayText, seoulToday } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { calendarCopy as copy } from './copy.ts';
import { appointmentsQuery, type Appointment } from './data.ts';
import { kindIcons } from './kind-looks.ts';
import { addMonths, byDay, daysOfMonth, isMonth, monthOf, periodOf } from './month.ts';
import { MonthView } from './month-view.tsx';
import styles from './schedules-screen.module.css';

const FeedSheet = lazyPart(async () => (await import('./feed-sheet.tsx')).FeedSheet);

type View = 'month' | 'list';

/** The month, the day and the view, all of them in the address. */
function useListParams() {
  const { read, write } = useUrlState();
  const today = seoulToday();
  const wanted = read('month');
  const month = isMonth(wanted) ? wanted : monthOf(today);
  const chosen = read('day');
  const day = monthOf(chosen) === month ? chosen : month === monthOf(today) ? today : `${month}-01`;
  const view: View = read('view') === 'list' ? 'list' : 'month';
  return {
    month,
    day,
    view,
    goTo: (next: string) => write({ month: next === monthOf(today) ? '' : next, day: '' }),
    choose: (next: string) => write({ month: monthOf(next), day: next }),
    show: (next: View) => write({ view: next === 'list' ? next : '' }),
  };
}
type Place = ReturnType<typeof useListParams>;

const Legend = () => (
  <ul className={styles.legend}>
    {appointmentKinds.map((kind) => {
      const Icon = kindIcons[kind];
      return (
        <li key={kind} data-kind={kind}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {say(appointmentKindTexts[kind])}
        </li>
      );
    })}
  </ul>
);

function MonthHeader({ place, onFeed }: { place: Place; onFeed: () => void }) {
  const { month, view, goTo, show } = place;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const views: { value: View; label: string }[] = [
    { value: 'month', label: copy.views.month },
    { value: 'list', label: copy.views.list },
  ];
  return (
    <header className={styles.head}>
      <h1>
        <span className="visually-hidden">{copy.title} </span>
        {copy.month(year, number)}
      </h1>
      <div className={styles.steps}>
        <button type="button" aria-label={copy.previous} onClick={() => goTo(addMonths(month, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </button>
        <button type="button" aria-label={copy.next} onClick={() => goTo(addMonths(month, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </button>
        <button type="button" onClick={() => goTo(monthOf(seoulToday()))}>
          {copy.today}
        </button>
      </div>
      <div className={styles.tools}>
        <Legend />
        <Segments label={copy.view} value={view} options={views} onChange={show} size="sm" />
        <Button
          kind="default"
          size="sm"
          icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
          onClick={onFeed}
        >
          {copy.feed.act}
        </Button>
      </div>
    </header>
  );
}

const DayPanel = ({ day, all }: { day: string; all: readonly Appointment[] }) => (
  <Panel
    title={
      <>
        {nearDayText(day)} <em className={styles.count}>{all.length}</em>
      </>
    }
  >
    {all.length === 0 ? <Hint size="lg">{copy.none}</Hint> : <Agenda appointments={all} />}
  </Panel>
);

function ListOfMonth({ month, appointments }: { month: string; appointments: readonly Appointment[] }) {
  const days = [...byDay(appointments)].filter(([day]) => monthOf(day) === month);
  if (days.length === 0)
    return (
      <Panel label={copy.title}>
        <EmptyState title={copy.empty} hint={copy.emptyHint} />
      </Panel>
    );
  return days.map(([day, all]) => <DayPanel key={day} day={day} all={all} />);
}

/** 내 일정: all appointments as a month with the agenda of a day, or as a list. */
export function SchedulesScreen({ requests }: { requests?: ReactNode }) {
  const place = useListParams();
  const { month, day, view, choose } = place;
  const [isFeedOpen, setFeedOpen] = useState(false);
  const days = daysOfMonth(month);
  const query = useQuery({ ...appointmentsQuery(periodOf(days)), placeholderData: keepPreviousData });
  return (
    <div>
      <MonthHeader place={place} onFeed={() => setFeedOpen(true)} />
      <div className={styles.columns}>
        <QueryView of={query} waiting={<Skeleton height={640} radius={14} />}>
          {(appointments) =>
            view === 'list' ? (
              <div>
                <ListOfMonth month={month} appointments={appointments} />
              </div>
            ) : (
              <>
                <MonthView
                  label={copy.title}
                  month={month}
                  days={days}
                  appointments={appointments}
                  day={day}
                  onChoose={choose}
                />
                <aside className={styles.aside}>
                  <DayPanel day={day} all={byDay(appointments).get(day) ?? []} />
                </aside>
              </>
            )
          }
        </QueryView>
        {requests && <div className={styles.requests}>{requests}</div>}
      </div>
      {isFeedOpen && (
        <Suspense>
          <FeedSheet onClose={() => setFeedOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
