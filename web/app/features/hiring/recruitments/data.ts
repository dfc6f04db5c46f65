import type { Call } from '@ieum/contract/common/endpoint.ts';
import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Send } from '#lib/api/api.ts';
import { recruitmentsOf } from './api.ts';
import {
  activeFacets,
  lastPage,
  PAGE_SIZE,
  without,
  filterQueryOf,
  type FacetName,
  type Filters,
} from './filters/filters.ts';

type ListQuery = NonNullable<Call<typeof recruitments.list>['query']>;

/** One page of the list, with the total count. */
export interface ListPage {
  recruitments: RecruitmentCard[];
  count: number;
  isCapped: boolean;
}

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

const queryOf = (filters: Filters, limit: number): ListQuery =>
  ({ ...filterQueryOf(filters), state: RecruitmentState.Ongoing, limit }) as ListQuery;

/** Recruitments that are open now, `limit` at most. */
export async function listOngoing(filters: Filters, limit: number, carry?: Send): Promise<ListPage> {
  const answer = await recruitmentsOf(carry).list({ query: queryOf(filters, limit) });
  return { recruitments: answer.recruitments, count: answer.count, isCapped: answer.isCapped ?? false };
}

async function findWayOut(filters: Filters, carry?: Send): Promise<WayOut | undefined> {
  const facets = activeFacets(filters);
  const pages = await Promise.all(facets.map((facet) => listOngoing(without(filters, facet), 1, carry)));
  const ways = pages.flatMap(({ count, isCapped }, index) =>
    facets[index] ? [{ facet: facets[index], count, isCapped }] : [],
  );
  return ways.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0];
}

/** The list screen's data for an address: beyond the end the last page; for an empty list a suggestion. */
export async function readList(filters: Filters, carry?: Send): Promise<ListData> {
  const page = await listOngoing(filters, PAGE_SIZE, carry);
  const last = lastPage(page.count);
  if (filters.page > last) return readList({ ...filters, page: last }, carry);
  const wayOut = page.count === 0 ? await findWayOut(filters, carry) : undefined;
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
