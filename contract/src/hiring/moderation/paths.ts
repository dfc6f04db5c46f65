import { path } from '../../common/endpoint.ts';

const all = '/api/console/recruitments';
const one = `${all}/:_recruitment` as const;

export const moderationPaths = {
  list: path({ method: 'GET', path: all, access: 'console' }),
  create: path({ method: 'POST', path: all, access: 'console' }),
  read: path({ method: 'GET', path: one, access: 'console' }),
  revise: path({ method: 'PUT', path: one, access: 'console' }),
  lift: path({ method: 'DELETE', path: `${one}/block`, access: 'console' }),
  remove: path({ method: 'DELETE', path: one, access: 'console' }),
};
