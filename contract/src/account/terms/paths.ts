import { path } from '../../common/endpoint.ts';

export const termsPaths = {
  list: path({ method: 'GET', path: '/api/v1/terms', access: 'anyone' }),
  find: path({ method: 'GET', path: '/api/v1/terms/:code', access: 'anyone' }),
  listAll: path({ method: 'GET', path: '/api/console/terms', access: 'console' }),
  findOne: path({ method: 'GET', path: '/api/console/terms/:_terms', access: 'console' }),
  create: path({ method: 'POST', path: '/api/console/terms', access: 'console' }),
  revise: path({ method: 'PUT', path: '/api/console/terms/:_terms', access: 'console' }),
  reorder: path({ method: 'PUT', path: '/api/console/terms/order', access: 'console' }),
  listVersions: path({ method: 'GET', path: '/api/console/terms/:_terms/versions', access: 'console' }),
  findVersion: path({
    method: 'GET',
    path: '/api/console/terms/:_terms/versions/:version',
    access: 'console',
  }),
  remove: path({ method: 'DELETE', path: '/api/console/terms/:_terms', access: 'console' }),
};
