import type { consoleLectures, lectureCategories } from '@ieum/contract/live/lectures/endpoints.ts';
import { consoleLecturePaths, lectureCategoryPaths } from '@ieum/contract/live/lectures/paths.ts';
import type { LectureCategory } from '@ieum/contract/live/lectures/schemas.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { lectureQueriesOf } from '../editor/lecture-queries.ts';

export type { LectureCategory };

/** Lectures of all companies, and their categories. */
export const consoleApi = apiOf<typeof consoleLectures>(consoleLecturePaths);
export const categoryApi = apiOf<typeof lectureCategories>(lectureCategoryPaths);

export const LIST = '/console/lecture/list';
const KEY = 'console-lectures';

export const { lectureListQuery, lectureQuery } = lectureQueriesOf(KEY, consoleApi);

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
