import type { CalendarEntry } from '@ieum/contract/foundation/publishing/endpoints.ts';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '#ui/box/stack.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { seoulToday } from '#lib/format/dates.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { calendarQuery } from '../data.ts';
import { copy } from './calendar-copy.ts';
import { addMonths, calendarOf, monthOf, unchangedIn } from './calendar-days.ts';
import { ChangeList, MonthTable, Unchanged } from './calendar-parts.tsx';
import styles from './calendar.module.css';

const CALENDAR = '/console/calendar';
/** The most entries of one call. */
const MAX_ENTRIES = 500;

const nameOf = (month: string): string => copy.month(Number(month.slice(0, 4)), Number(month.slice(5)));

const MonthLinks = ({ month }: { month: string }) => (
  <nav className={styles.months} aria-label={copy.months}>
    <ButtonLink kind="default" to={`${CALENDAR}?month=${addMonths(month, -1)}`}>
      {copy.previous}
    </ButtonLink>
    <ButtonLink kind="default" to={CALENDAR}>
      {copy.current}
    </ButtonLink>
    <ButtonLink kind="default" to={`${CALENDAR}?month=${addMonths(month, 1)}`}>
      {copy.next}
    </ButtonLink>
  </nav>
);

function Month({ month, entries }: { month: string; entries: readonly CalendarEntry[] }) {
  const isWide = useMedia('(width >= 62em)');
  const days = calendarOf(month, entries);
  const { whole, startless } = unchangedIn(month, entries);
  const count = days.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <Stack gap={16}>
      {entries.length >= MAX_ENTRIES && <p>{copy.max(MAX_ENTRIES)}</p>}
      {count === 0 && (
        <EmptyState
          icon={<IconCalendarEvent size={28} stroke={1.5} aria-hidden />}
          title={copy.nothing}
          hint={copy.nothingHint}
        />
      )}
      {count > 0 && <p className="number">{copy.changed(count)}</p>}
      {isWide ? (
        <MonthTable days={days} today={seoulToday()} name={nameOf(month)} />
      ) : (
        <ChangeList days={days} />
      )}
      <Unchanged title={copy.unchanged} entries={whole} />
      <Unchanged title={copy.startless} entries={startless} />
    </Stack>
  );
}

const LoadingMonth = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton height={480} radius={12} />
  </div>
);

/** /console/calendar: when content begins and ends, by month. */
export function CalendarScreen() {
  const month = monthOf(useUrlState().read('month'));
  const query = useQuery(calendarQuery(month));
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={nameOf(month)}
        actions={<MonthLinks month={month} />}
      />
      <QueryView of={query} waiting={<LoadingMonth />}>
        {(entries) => <Month month={month} entries={entries} />}
      </QueryView>
    </>
  );
}
