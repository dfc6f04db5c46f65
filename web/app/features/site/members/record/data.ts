import type { memberRecords } from '@ieum/contract/site/members/record-endpoints.ts';
import { memberRecordPaths } from '@ieum/contract/site/members/record-paths.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { ApiError } from '#lib/api/api-error.ts';

const api = apiOf<typeof memberRecords>(memberRecordPaths);

const NOT_FOUND = 404;
const keyOf = (id: string) => ['members', 'record', id] as const;

/** The sections of a member's record that the administrator may see; null once the member is erased. */
export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      try {
        return (await api.open({ params: { _user: id }, signal })).sections;
      } catch (error) {
        if (error instanceof ApiError && error.status === NOT_FOUND) return null;
        throw error;
      }
    },
    refetchOnWindowFocus: false,
  });

/** One section, the latest rows first. */
export const sectionQuery = (id: string, kind: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(id), kind],
    queryFn: ({ pageParam, signal }) =>
      api.list({ params: { _user: id, kind }, query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: false,
  });
