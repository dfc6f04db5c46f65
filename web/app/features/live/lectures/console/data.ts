import type { consoleLectures, lectureCategories } from '@ieum/contract/live/lectures/endpoints.ts';
import { consoleLecturePaths, lectureCategoryPaths } from '@ieum/contract/live/lectures/paths.ts';
import type { LectureCategory } from '@ieum/contract/live/lectures/schemas.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { LectureCategory };

/** Lectures of all companies, and their categories. */
export const consoleApi = apiOf<typeof consoleLectures>(consoleLecturePaths);
export const categoryApi = apiOf<typeof lectureCategories>(lectureCategoryPaths);

export const LIST = '/console/lecture/list';
export const PAGE = 20;
const KEY = 'console-lectures';

interface LectureListParams {
  searchValue: string | undefined;
  page: number;
  sort: Sort | undefined;
}

export const lectureListQuery = listQueryOf({
  key: [KEY, 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<LectureListParams, 'page' | 'sort'>>) =>
    consoleApi.list({ query, ...rest }),
  nothing: { lectures: [] },
});

export const lectureQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: async ({ signal }) => (await consoleApi.find({ params: { _lecture: id }, signal })).lecture,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

export const categoriesQuery = queryOptions({
  queryKey: ['lecture-categories', 'console'],
  queryFn: async ({ signal }) => (await categoryApi.list({ signal })).categories,
});

/** Reads everything again that shows lectures or their categories. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [KEY] }),
      client.invalidateQueries({ queryKey: ['lecture-categories'] }),
    ]);
}
