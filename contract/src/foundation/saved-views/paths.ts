import { path } from '../../common/endpoint.ts';

const all = '/api/console/saved-views';
const one = `${all}/:_view`;
// Every role may read content, and each administrator has views only of the lists that they may open.
const right = { access: 'console', right: 'content.read' } as const;

export const savedViewPaths = {
  list: path({ method: 'GET', path: all, ...right }),
  create: path({ method: 'POST', path: all, ...right }),
  revise: path({ method: 'PUT', path: one, ...right }),
  remove: path({ method: 'DELETE', path: one, ...right }),
};
