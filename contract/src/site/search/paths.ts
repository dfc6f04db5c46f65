import { path } from '../../common/endpoint.ts';

export const searchPaths = {
  search: path({ method: 'GET', path: '/api/v1/search', access: 'anyone' }),
  listPopular: path({ method: 'GET', path: '/api/v1/search/words', access: 'anyone' }),
};
