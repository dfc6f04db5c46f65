import { path } from '../../common/endpoint.ts';

export const addressPaths = {
  search: path({ method: 'GET', path: '/api/v1/addresses', access: 'anyone' }),
};
