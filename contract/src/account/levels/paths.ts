import { path } from '../../common/endpoint.ts';

const one = '/api/console/levels/:_level';

export const levelPaths = {
  list: path({ method: 'GET', path: '/api/console/levels', access: 'console' }),
  find: path({ method: 'GET', path: one, access: 'console' }),
  create: path({ method: 'POST', path: '/api/console/levels', access: 'console' }),
  reorder: path({ method: 'PUT', path: '/api/console/levels/order', access: 'console' }),
  revise: path({ method: 'PUT', path: one, access: 'console' }),
  remove: path({ method: 'DELETE', path: one, access: 'console' }),
};
