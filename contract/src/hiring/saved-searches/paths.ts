import { path } from '../../common/endpoint.ts';

const one = '/api/v1/person/saved-searches/:_search';

export const savedSearchPaths = {
  list: path({ method: 'GET', path: '/api/v1/person/saved-searches', access: 'person' }),
  create: path({ method: 'POST', path: '/api/v1/person/saved-searches', access: 'person' }),
  revise: path({ method: 'PUT', path: one, access: 'person' }),
  remove: path({ method: 'DELETE', path: one, access: 'person' }),
};
