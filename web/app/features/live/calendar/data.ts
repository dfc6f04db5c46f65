import type { Appointment, calendar } from '@ieum/contract/live/calendar/endpoints.ts';
import { calendarPaths } from '@ieum/contract/live/calendar/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';

export type { Appointment };

const api = apiOf<typeof calendar>(calendarPaths);

interface Period {
  from: string;
  until: string;
}

export const readAppointments = async (query: Period, signal: AbortSignal): Promise<Appointment[]> =>
  (await api.list({ query, signal })).appointments;

/** The caller's appointments of a period. */
export const appointmentsQuery = ({ from, until }: Period) =>
  queryOptions({
    queryKey: ['appointments', from, until],
    queryFn: ({ signal }) => readAppointments({ from, until }, signal),
  });

/** The company's agreed appointments with the applicants of a recruitment that are still to come. */
export const agreedQuery = (recruitmentId: string) =>
  queryOptions({
    queryKey: ['appointments', 'agreed', recruitmentId],
    queryFn: async ({ signal }) =>
      (await api.agreed({ params: { _recruitment: recruitmentId }, signal })).appointments,
    // It is read to decide.
    staleTime: 0,
  });

/** The same at this moment. */
export const readAgreed = async (recruitmentId: string) =>
  (await api.agreed({ params: { _recruitment: recruitmentId } })).appointments;

/** Downloads one appointment for other calendars, by its id or by that of the row that it belongs to. */
export const downloadAppointment = (id: string): Promise<void> =>
  download(calendarPaths.one, { params: { _appointment: id } });

/** The number of appointments that a company can have at once. */
export const placesQuery = queryOptions({
  queryKey: ['calendar-places'],
  queryFn: async ({ signal }) => (await api.places({ signal })).places,
});

export function useSavePlaces() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (places: number) => api.savePlaces({ body: { places } }),
    onSettled: () => client.invalidateQueries({ queryKey: placesQuery.queryKey }),
  });
}

/** The secret address of the caller's calendar. */
export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await api.feed({ signal })).feed,
});

function useFeedCall<R>(call: () => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: feedQuery.queryKey }),
  });
}

export const useRenewFeed = () => useFeedCall(() => api.renewFeed());
export const useRemoveFeed = () => useFeedCall(() => api.removeFeed());
