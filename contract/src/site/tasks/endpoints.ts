import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { rowsOf } from '../../common/schemas.ts';
import { taskPaths } from './paths.ts';

/** The tasks of one kind that wait for administrators: how many there are and since when the first one waits. */
export const Task = z.object({
  /** In the language of the caller. */
  name: z.string().max(100),
  /** The console's list of them. */
  link: z.string().max(200),
  count: z.int(),
  isCapped: z.boolean().optional(),
  since: z.string().max(40),
});
export type Task = z.infer<typeof Task>;

export const tasks = endpointsOf('tasks', {
  /** The kinds of which something waits, the longest waiting first. */
  list: endpoint({
    ...taskPaths.list,
    summary: 'List what waits for administrators',
    response: z.object({ tasks: rowsOf(Task) }),
  }),
});
