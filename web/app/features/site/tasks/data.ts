import type { tasks } from '@ieum/contract/site/tasks/endpoints.ts';
import { taskPaths } from '@ieum/contract/site/tasks/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { Task } from '@ieum/contract/site/tasks/endpoints.ts';

const api = apiOf<typeof tasks>(taskPaths);

/** Tasks that wait for the administrator, the longest waiting first. */
export const tasksQuery = queryOptions({
  queryKey: ['console-tasks'],
  queryFn: async ({ signal }) => (await api.list({ signal, isBackground: true })).tasks,
  refetchInterval: 60_000,
});
