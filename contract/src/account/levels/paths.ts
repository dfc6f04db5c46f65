import { path } from '../../common/endpoint.ts';

const one = '/api/console/levels/:_level';

export const levelPaths = {
  list: path({ method: 'GET', path: '/api/console/levels', access: 'console', right: 'members.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'members.read' }),
  create: path({ method: 'POST', path: '/api/console/levels', access: 'console', right: 'members.write' }),
  reorder: path({
    method: 'PUT',
    path: '/api/console/levels/order',
    access: 'console',
    right: 'members.write',
  }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'members.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'members.write' }),
};
