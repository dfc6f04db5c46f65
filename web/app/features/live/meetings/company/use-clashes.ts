import { calendarBounds } from '@ieum/contract/live/calendar/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appointmentsQuery, placesQuery, type Appointment } from '#features/live/calendar/data.ts';
import { seoulToday } from '#lib/format/dates.ts';
import { clashAmong, periodOf } from '../propose/use-busy-times.ts';

/**
 * How to find the confirmed appointment of the company because of which a meeting cannot take place at a time;
 * beyond the longest period that can be read only the server finds it.
 */
export function useClashes(): (time: string, minutes: number) => Appointment | undefined {
  const [today] = useState(seoulToday);
  const { data: appointments = [] } = useQuery(appointmentsQuery(periodOf(today, calendarBounds.days)));
  const { data: places = 1 } = useQuery(placesQuery);
  return (time, minutes) => clashAmong(appointments, { minutes, places })(time);
}
