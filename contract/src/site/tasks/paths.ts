import { path } from '../../common/endpoint.ts';

export const taskPaths = {
  // Every role may read content; each kind of task has a right of its own.
  list: path({ method: 'GET', path: '/api/console/tasks', access: 'console', right: 'content.read' }),
};
