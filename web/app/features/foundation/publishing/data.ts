import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { publishing } from '@ieum/contract/foundation/publishing/endpoints.ts';
import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { publishingPaths } from '@ieum/contract/foundation/publishing/paths.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { daysOf } from './calendar/calendar-days.ts';

export type { ContentVersion } from '@ieum/contract/foundation/publishing/endpoints.ts';

const api = apiOf<typeof publishing>(publishingPaths);
const PAGE = 10;

/** The versions of one row, the newest first; a save changes the number of the row's version. */
export const versionsQuery = (kind: ContentKind, rowId: string, version: number) =>
  infiniteQueryOptions({
    queryKey: ['content-versions', kind, rowId, version],
    queryFn: ({ signal, pageParam }) =>
      api.listVersions({
        params: { kind, _row: rowId },
        query: { limit: PAGE, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }: Reply<typeof publishing.listVersions>) => next,
  });

export const versionQuery = (kind: ContentKind, rowId: string, version: number) =>
  queryOptions({
    queryKey: ['content-version', kind, rowId, version],
    queryFn: async ({ signal }) =>
      (await api.findVersion({ params: { kind, _row: rowId, version: String(version) }, signal })).version,
  });

/** The content that is shown within a month (`YYYY-MM`), by its beginning. */
export const calendarQuery = (month: string) =>
  queryOptions({
    queryKey: ['content-calendar', month],
    queryFn: async ({ signal }) => {
      const days = daysOf(month);
      const query = { from: days[0] ?? '', to: days.at(-1) ?? '' };
      return (await api.calendar({ query, signal })).entries;
    },
    refetchOnMount: 'always',
  });
