import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appointmentsQuery, placesQuery, type Appointment } from '#features/live/calendar/data.ts';
import { addDays } from '#lib/format/dates.ts';
import { momentOf } from '#lib/format/day-and-time.ts';

const MINUTE = 60_000;

type BusyAppointment = Pick<Appointment, 'state' | 'startsAt' | 'endsAt'>;

interface Capacity {
  minutes: number;
  places: number;
}

/** The first appointment during a time at which all places of the company are taken. */
export const clashAmong =
  <T extends BusyAppointment>(appointments: readonly T[], { minutes, places }: Capacity) =>
  (time: string): T | undefined => {
    const start = Date.parse(time);
    const clashes = appointments.filter(
      ({ state, startsAt, endsAt }) =>
        state === 'CONFIRMED' &&
        Date.parse(startsAt) < start + minutes * MINUTE &&
        Date.parse(endsAt) > start,
    );
    return clashes.length >= places ? clashes[0] : undefined;
  };

/** Whether all places of the company are taken at a time. */
export const isBusyAmong = (appointments: readonly BusyAppointment[], capacity: Capacity) => {
  const clashAt = clashAmong(appointments, capacity);
  return (time: string): boolean => clashAt(time) !== undefined;
};

export const periodOf = (firstDay: string, days: number) => ({
  from: momentOf(firstDay, '00:00'),
  until: momentOf(addDays(firstDay, days), '00:00'),
});

/**
 * Which times of the shown week are taken, and how to find the free ones of a longer period; after an
 * error every time would look free.
 */
export function useBusyTimes(monday: string, minutes: number) {
  const client = useQueryClient();
  const shown = useQuery(appointmentsQuery(periodOf(monday, 7)));
  const places = useQuery(placesQuery);
  const findFree = async (times: readonly string[], firstDay: string, days: number): Promise<string[]> => {
    const [appointments, count] = await Promise.all([
      client.fetchQuery(appointmentsQuery(periodOf(firstDay, days))),
      client.ensureQueryData(placesQuery),
    ]);
    const isBusy = isBusyAmong(appointments, { minutes, places: count });
    return times.filter((time) => !isBusy(time));
  };
  const failed = [shown, places].filter(({ data, error }) => data === undefined && error);
  return {
    isBusy: isBusyAmong(shown.data ?? [], { minutes, places: places.data ?? 1 }),
    findFree,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
