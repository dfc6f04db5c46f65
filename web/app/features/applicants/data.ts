import type { applicants } from '@ieum/contract/applicants.ts';
import { kanbanColumns, type KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import { applicantPaths } from '@ieum/contract/applicants.paths.ts';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import type { Kanban } from '@ieum/contract/applicants.schemas.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiOf, sortBy } from '#lib/api.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export const api = apiOf<typeof applicants>(applicantPaths);

/** Rows of one page of the list. */
export const PAGE = 20;

/** The filters that list and board share through the address. */
export interface Filters {
  searchValue?: string | undefined;
  isUnread?: boolean | undefined;
}

export interface ListPlace extends Filters {
  stages?: readonly ApplicationStage[] | undefined;
  sort: Sort;
  page: number;
}

export const columnNames = Object.keys(kanbanColumns) as KanbanColumn[];

const filterQuery = ({ searchValue, isUnread }: Filters) => ({
  searchValue,
  unread: isUnread ? ('true' as const) : undefined,
});

/** Everything kept about one posting's applicants. */
export const allKey = (recruitmentId: string) => ['applicants', recruitmentId] as const;
export const boardKey = (recruitmentId: string) => [...allKey(recruitmentId), 'board'] as const;
export const listKey = (recruitmentId: string) => [...allKey(recruitmentId), 'list'] as const;

interface ColumnPart {
  recruitmentId: string;
  filters: Filters;
  column: KanbanColumn;
  after: string;
}

const readMore = async ({ recruitmentId, filters, column, after }: ColumnPart) => {
  const query = { ...filterQuery(filters), column, after };
  return (await api.kanban({ params: { _recruitment: recruitmentId }, query })).kanban[column];
};

/** Reads on in a column until it shows as many cards as before, so that a fresh board does not fold what was opened. */
async function refill(board: Kanban, shown: Kanban | undefined, part: Omit<ColumnPart, 'column' | 'after'>) {
  for (const column of columnNames) {
    const wanted = shown?.[column].applications.length ?? 0;
    while (board[column].next !== null && board[column].applications.length < wanted) {
      const more = await readMore({ ...part, column, after: board[column].next });
      board[column] = { ...more, applications: [...board[column].applications, ...more.applications] };
    }
  }
  return board;
}

export const boardQuery = (recruitmentId: string, filters: Filters, client?: QueryClient) => {
  const queryKey = [...boardKey(recruitmentId), filterQuery(filters)] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { kanban } = await api.kanban({
        params: { _recruitment: recruitmentId },
        query: filterQuery(filters),
        signal,
      });
      return refill(kanban, client?.getQueryData<Kanban>(queryKey), { recruitmentId, filters });
    },
  });
};

/** Adds the next cards of a column to the board that is shown. */
export async function showMore(client: QueryClient, part: ColumnPart): Promise<void> {
  const more = await readMore(part);
  const { queryKey } = boardQuery(part.recruitmentId, part.filters);
  client.setQueryData<Kanban>(queryKey, (board) => {
    if (!board) return board;
    const held = board[part.column];
    const known = new Set(held.applications.map(({ _id }) => _id));
    const fresh = more.applications.filter(({ _id }) => !known.has(_id));
    return { ...board, [part.column]: { ...more, applications: [...held.applications, ...fresh] } };
  });
}

export const applicantListQuery = (recruitmentId: string, place: ListPlace) =>
  queryOptions({
    queryKey: [...listKey(recruitmentId), place],
    queryFn: ({ signal }) =>
      api.list({
        params: { _recruitment: recruitmentId },
        query: {
          ...filterQuery(place),
          stage: place.stages?.length ? place.stages.join(',') : undefined,
          limit: PAGE,
          skip: (place.page - 1) * PAGE,
        },
        headers: { sort: sortBy({ [place.sort.key]: place.sort.isDescending ? -1 : 1 }) },
        signal,
      }),
  });

export const recruitsQuery = (recruitmentId: string) =>
  queryOptions({
    queryKey: [...allKey(recruitmentId), 'recruits'],
    queryFn: ({ signal }) =>
      api.recruits({ params: { _recruitment: recruitmentId }, query: { limit: 100 }, signal }),
  });

export const oneKey = (recruitmentId: string, id: string) => [...allKey(recruitmentId), 'one', id] as const;

/** One applicant, whole; reading is recorded by the server, so it is read again only when asked for. */
export const applicantQuery = (recruitmentId: string, id: string) =>
  queryOptions({
    queryKey: oneKey(recruitmentId, id),
    queryFn: async ({ signal }) =>
      (await api.read({ params: { _recruitment: recruitmentId, _application: id }, signal })).application,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });
