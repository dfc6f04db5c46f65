import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { sortBy } from './api.ts';
import { pageReader } from './paging.ts';

interface ListParams {
  /** From 1. */
  page: number;
  sort?: { key: string; isDescending: boolean } | undefined;
}

interface PageOfRows {
  count: number;
  isCapped?: boolean | undefined;
  next: string | null;
}

/** The parameters of one page of a list. */
export interface ListCall<Q> {
  query: Q & ({ limit: number; skip: number } | { limit: number; after: string });
  headers: { sort?: string };
  signal: AbortSignal;
}

interface ListQuery<T> {
  queryKey: QueryKey;
  queryFn: QueryFunction<T>;
}

interface ListSource<P extends ListParams, T extends PageOfRows> {
  key: QueryKey;
  /** Rows of a page. */
  size: number;
  call: (input: ListCall<Omit<P, 'page' | 'sort'>>) => Promise<T>;
  /** The answer's rows of an empty page. */
  nothing: Partial<T>;
}

/** The header of a list's order, also for its workbook. */
export const sortHeader = (sort: ListParams['sort']): { sort?: string } =>
  sort ? { sort: sortBy({ [sort.key]: sort.isDescending ? -1 : 1 }) } : {};

/** Returns the query of one page of a list with its filters and order: near pages by number, far ones by cursor. */
export function listQueryOf<P extends ListParams, T extends PageOfRows>(source: ListSource<P, T>) {
  const { key, size, call, nothing } = source;
  const query = (params: P): ListQuery<T> => {
    const { page, sort, ...filter } = params;
    const headers = sortHeader(sort);
    return {
      queryKey: [...key, params],
      queryFn: ({ client, signal }) =>
        pageReader<T>({
          page,
          size,
          read: (part) => call({ query: { ...filter, limit: size, ...part }, headers, signal }),
          before: () => client.ensureQueryData(query({ ...params, page: page - 1 })),
          nothing,
        }),
    };
  };
  return query;
}
