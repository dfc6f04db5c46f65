import type { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

/** Rows on one page of a list of lectures. */
export const PAGE = 20;

interface LectureListParams {
  searchValue: string | undefined;
  page: number;
  sort: Sort | undefined;
}

/** The queries of those who write lectures, a company or the console, under their own key. */
export const lectureQueriesOf = (key: string, api: Pick<Api<typeof companyLectures>, 'list' | 'find'>) => ({
  lectureListQuery: listQueryOf({
    key: [key, 'list'],
    size: PAGE,
    call: ({ query, ...rest }: ListCall<Omit<LectureListParams, 'page' | 'sort'>>) =>
      api.list({ query, ...rest }),
    nothing: { lectures: [] },
  }),
  lectureQuery: (id: string) =>
    queryOptions({
      queryKey: [key, 'one', id],
      queryFn: async ({ signal }) => (await api.find({ params: { _lecture: id }, signal })).lecture,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
    }),
});
