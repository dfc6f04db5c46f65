import { path } from '../../common/endpoint.ts';

const all = '/api/console/recruitments';
const one = `${all}/:_recruitment` as const;

export const moderationPaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'recruitments.read' }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'recruitments.write' }),
  read: path({ method: 'GET', path: one, access: 'console', right: 'recruitments.read' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'recruitments.write' }),
  lift: path({ method: 'DELETE', path: `${one}/block`, access: 'console', right: 'recruitments.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'recruitments.write' }),
};
