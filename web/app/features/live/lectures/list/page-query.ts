import { LECTURES_PAGE } from '@ieum/contract/live/lectures/enums.ts';
import { listPageParams, readListPageQuery, type ListPageQuery } from '#lib/document/list-page-query.ts';
import type { PageQuery } from '#lib/document/page-query.ts';

export interface LecturesQuery extends ListPageQuery {
  /** The id of a category, or empty. */
  category: string;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Parses `?category=&searchValue=&page=`. */
export function readLecturesQuery(query: URLSearchParams): LecturesQuery {
  const category = query.get('category') ?? '';
  return { ...readListPageQuery(query, LECTURES_PAGE), category: UUID.test(category) ? category : '' };
}

/** The query parameters of the document of the lectures. */
export const lecturesQuery: PageQuery = {
  read: (query) => {
    const { category, ...part } = readLecturesQuery(query);
    return { ...listPageParams(part), category };
  },
  free: ['searchValue'],
};
