import type { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { companyLecturePaths } from '@ieum/contract/live/lectures/paths.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

/** The company's own lectures. */
export const companyApi = apiOf<typeof companyLectures>(companyLecturePaths);

export const LIST = '/dashboard/lectures';
export const PAGE = 20;
const KEY = 'company-lectures';

interface LectureListParams {
  searchValue: string | undefined;
  page: number;
  sort: Sort | undefined;
}

export const lectureListQuery = listQueryOf({
  key: [KEY, 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<LectureListParams, 'page' | 'sort'>>) =>
    companyApi.list({ query, ...rest }),
  nothing: { lectures: [] },
});

export const lectureQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: async ({ signal }) => (await companyApi.find({ params: { _lecture: id }, signal })).lecture,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** Reads everything again that shows the company's lectures or its time. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [KEY] }),
      client.invalidateQueries({ queryKey: ['appointments'] }),
    ]);
}
