import { path } from './endpoint.ts';

export const memberPaths = {
  list: path({ method: 'GET', path: '/api/console/users', access: 'console' }),
  summary: path({ method: 'GET', path: '/api/console/users/summary', access: 'console' }),
  find: path({ method: 'GET', path: '/api/console/users/:_user', access: 'console' }),
  listFiles: path({ method: 'GET', path: '/api/console/users/:_user/files', access: 'console' }),
  approve: path({ method: 'PUT', path: '/api/console/users/:_user/approve', access: 'console' }),
  reject: path({ method: 'PUT', path: '/api/console/users/:_user/reject', access: 'console' }),
  setStatus: path({ method: 'PUT', path: '/api/console/users/:_user/status', access: 'console' }),
};
