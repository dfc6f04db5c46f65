import type { RecruitmentFilters, RecruitmentQuery } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { invalidAt } from '#kit/errors.ts';
import { readLimit, readSort, type SortKey } from '#kit/db/pagination.ts';
import { facet } from './facets.ts';
import { needleOf, type Needle } from '#kit/search/ngrams.ts';
import type { z } from 'zod';

type Query = z.output<typeof RecruitmentQuery>;
type Filters = z.output<typeof RecruitmentFilters>;
interface Headers {
  sort?: string | undefined;
  limit?: string | undefined;
}

export const sortFields = ['createdAt', 'hitCounts', 'application.endsAt'] as const;
export type SortField = (typeof sortFields)[number];
export type Sort = SortKey<SortField>[];

const namedSorts: Record<string, Sort> = {
  CREATED_AT_DESC: [{ field: 'createdAt', direction: -1 }],
  HIT_COUNTS_DESC: [{ field: 'hitCounts', direction: -1 }],
  APPLICATION_ASC: [{ field: 'application.endsAt', direction: 1 }],
};

/** The filters of recruitments. */
export interface Filter {
  state: 'ON_GOING' | 'FINISHED';
  /** Any token of each group, all groups; see facets.ts. */
  facets: string[][];
  needle: Needle | undefined;
  /** The range of yearly pay, in won. */
  pay: { from: number | undefined; to: number | undefined } | undefined;
  endsFrom: Date | undefined;
  endsUntil: Date | undefined;
  /** Only those that accept applications now. */
  isOpen: boolean;
  /** Only those with a deadline, which the order by deadline needs. */
  hasDeadline: boolean;
  companyId: string | undefined;
  /** First published after the one moment, and until the other. */
  published: { after: Date; until: Date } | undefined;
}

/** The filter that matches every ongoing recruitment. */
export const everythingOngoing: Filter = {
  state: 'ON_GOING',
  facets: [],
  needle: undefined,
  pay: undefined,
  endsFrom: undefined,
  endsUntil: undefined,
  isOpen: false,
  hasDeadline: false,
  companyId: undefined,
  published: undefined,
};

/** The requested page and order. */
export interface Part {
  sort: Sort;
  limit: number;
  skip: number;
  after: string | undefined;
  isLast: boolean;
  /** The search strategy; chosen by the statistics when absent. */
  strategy?: 'index' | 'scan';
}

/** Parses the query and headers of the public list: the header's sort and limit take precedence. */
export function readList(query: Query, headers: Headers, now: Date): { filter: Filter; part: Part } {
  const sort = readOrder(query, headers);
  const limit = readLimit(query.limit, headers.limit);
  const byDeadline = sort[0]?.field === 'application.endsAt';
  const isClosingSoon = byDeadline && sort[0]?.direction === 1;
  const filter: Filter = {
    state: query.state,
    facets: readFacets(query),
    needle: needleOf(query.searchValue),
    pay: readPay(query),
    endsFrom: latest(
      query['application.endsAt[$gte]'],
      isClosingSoon && query.state === 'ON_GOING' ? now : undefined,
    ),
    endsUntil: momentOf(query['application.endsAt[$lte]']),
    isOpen: query.open ?? false,
    hasDeadline: byDeadline,
    companyId: undefined,
    published: undefined,
  };
  return {
    filter,
    part: { sort, limit, skip: readSkip(query, limit), after: query.after, isLast: query.before === 'end' },
  };
}

/** The ongoing recruitments that the filters alone find. */
export const readFilters = (filters: Filters, now: Date): Filter =>
  readList({ ...filters, state: 'ON_GOING', limit: 1, skip: 0 }, {}, now).filter;

/** The requested order; by default the newest first. */
export function readOrder({ sort }: { sort?: string | undefined }, headers: Headers): Sort {
  const requested = readSort(sortFields, headers.sort);
  if (requested.length > 0) return requested;
  return namedSorts[sort ?? 'CREATED_AT_DESC'] ?? [];
}

function readSkip({ page, skip }: Pick<Query, 'page' | 'skip'>, limit: number): number {
  if (page === undefined) return skip;
  const skipped = (page - 1) * limit;
  if (skipped > 1000) throw invalidAt('page', m.skipTooFar);
  return skipped;
}

const momentOf = (at: string | undefined) => (at === undefined ? undefined : new Date(at));

function latest(requested: string | undefined, floor: Date | undefined): Date | undefined {
  const at = momentOf(requested);
  if (!at || !floor) return at ?? floor;
  return at > floor ? at : floor;
}

const MAX_YEARS = 50;

function readFacets(query: Query): string[][] {
  const { types, region, career, years, education, wage, abroad } = query;
  const groups = [
    types?.map(facet.type),
    region?.map(facet.region),
    career?.map(facet.career),
    years && yearsBetween(years).map(facet.years),
    education?.map(facet.education),
    wage?.map(facet.wage),
    abroad === undefined ? undefined : [facet.abroad(abroad)],
  ];
  return groups.filter((group) => group !== undefined && group.length > 0) as string[][];
}

function readPay({ pay }: Query): Filter['pay'] {
  if (pay?.from !== undefined && pay.to !== undefined && pay.from > pay.to)
    throw invalidAt('pay', m.minimumAboveMaximum);
  return pay;
}

function yearsBetween({ from, to }: { from: number; to: number }): number[] {
  const last = Math.min(to, MAX_YEARS);
  if (from > last) throw invalidAt('years', m.minimumAboveMaximum);
  return Array.from({ length: last - from + 1 }, (_, i) => from + i);
}
