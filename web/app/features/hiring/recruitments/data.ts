import { ApiError } from '#lib/api/api-error.ts';
import type { Send } from '#lib/api/api.ts';
import {
  activeFacets,
  lastPage,
  PAGE_SIZE,
  without,
  filterQueryOf,
  type FacetName,
  type Filters,
} from './filters/filters.ts';
import { readOngoing, type ListPage, type OngoingQuery } from './ongoing-recruitments.ts';

/** The one condition of the filter without which there are the most results. */
export interface WayOut {
  facet: FacetName;
  count: number;
  isCapped: boolean;
}

export interface ListData {
  filters: Filters;
  page: ListPage | undefined;
  wayOut: WayOut | undefined;
  /** Why the list could not be loaded; the filters stay on the screen. */
  failure: string | undefined;
}

/** Recruitments that are open now, `limit` at most. */
export const listOngoing = (filters: Filters, limit: number, send?: Send): Promise<ListPage> =>
  readOngoing({ ...(filterQueryOf(filters) as OngoingQuery), limit }, send);

async function findWayOut(filters: Filters, send?: Send): Promise<WayOut | undefined> {
  const facets = activeFacets(filters);
  const pages = await Promise.all(facets.map((facet) => listOngoing(without(filters, facet), 1, send)));
  const ways = pages.flatMap(({ count, isCapped }, index) =>
    facets[index] ? [{ facet: facets[index], count, isCapped }] : [],
  );
  return ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0];
}

/** The list screen's data for an address: beyond the end the last page; for an empty list a suggestion. */
export async function readList(filters: Filters, send?: Send): Promise<ListData> {
  const page = await listOngoing(filters, PAGE_SIZE, send);
  const last = lastPage(page.count);
  if (filters.page > last) return readList({ ...filters, page: last }, send);
  const wayOut = page.count === 0 ? await findWayOut(filters, send) : undefined;
  return { filters, page, wayOut, failure: undefined };
}

/** The same in the browser: when the list cannot be loaded, the filters stay and a retry is offered. */
export async function readListOrFail(filters: Filters): Promise<ListData> {
  try {
    return await readList(filters);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { filters, page: undefined, wayOut: undefined, failure: error.message };
  }
}
