import type { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { companyLecturePaths } from '@ieum/contract/live/lectures/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { lectureQueriesOf } from '../editor/lecture-queries.ts';

/** The company's own lectures. */
export const companyApi = apiOf<typeof companyLectures>(companyLecturePaths);

export const LIST = '/dashboard/lectures';
const KEY = 'company-lectures';

export const { lectureListQuery, lectureQuery } = lectureQueriesOf(KEY, companyApi);

/** Reads everything again that shows the company's lectures or its time. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [KEY] }),
      client.invalidateQueries({ queryKey: ['appointments'] }),
    ]);
}
