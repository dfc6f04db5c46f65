import { path } from '../../common/endpoint.ts';

export const consoleSearchPaths = {
  // Every role may read content; each kind of row has a right of its own.
  find: path({ method: 'GET', path: '/api/console/search', access: 'console', right: 'content.read' }),
};
