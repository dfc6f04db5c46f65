import { path } from '../../common/endpoint.ts';

const all = '/api/console/hash-tags';
const one = `${all}/:_hashTag`;

export const hashTagPaths = {
  suggest: path({ method: 'GET', path: '/api/v1/hash-tags', access: 'anyone' }),
  listRows: path({ method: 'GET', path: '/api/v1/hash-tags/rows', access: 'anyone' }),
};

export const consoleHashTagPaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'content.write' }),
  removeMany: path({
    method: 'POST',
    path: '/api/console/hash-tag-removals',
    access: 'console',
    right: 'content.write',
  }),
  previewMerge: path({
    method: 'GET',
    path: `${one}/merge/:_into`,
    access: 'console',
    right: 'content.read',
  }),
  merge: path({ method: 'POST', path: `${one}/merge`, access: 'console', right: 'content.write' }),
};
