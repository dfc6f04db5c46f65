import { path } from '../../common/endpoint.ts';

const one = '/api/v1/me/likes/:_like';

export const likePaths = {
  list: path({ method: 'GET', path: '/api/v1/me/likes', access: 'member' }),
  add: path({ method: 'POST', path: '/api/v1/me/likes', access: 'member' }),
  read: path({ method: 'GET', path: one, access: 'member' }),
  revise: path({ method: 'PUT', path: one, access: 'member' }),
  remove: path({ method: 'DELETE', path: one, access: 'member' }),
};
