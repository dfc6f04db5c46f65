import { path } from '../../common/endpoint.ts';

export const termsPaths = {
  list: path({ method: 'GET', path: '/api/v1/terms', access: 'anyone' }),
  find: path({ method: 'GET', path: '/api/v1/terms/:code', access: 'anyone' }),
  listPublished: path({ method: 'GET', path: '/api/v1/terms/:code/versions', access: 'anyone' }),
  findPublished: path({ method: 'GET', path: '/api/v1/terms/:code/versions/:version', access: 'anyone' }),
  listAll: path({ method: 'GET', path: '/api/console/terms', access: 'console', right: 'content.read' }),
  findOne: path({
    method: 'GET',
    path: '/api/console/terms/:_terms',
    access: 'console',
    right: 'content.read',
  }),
  create: path({ method: 'POST', path: '/api/console/terms', access: 'console', right: 'content.write' }),
  revise: path({
    method: 'PUT',
    path: '/api/console/terms/:_terms',
    access: 'console',
    right: 'content.write',
  }),
  reorder: path({
    method: 'PUT',
    path: '/api/console/terms/order',
    access: 'console',
    right: 'content.write',
  }),
  listVersions: path({
    method: 'GET',
    path: '/api/console/terms/:_terms/versions',
    access: 'console',
    right: 'content.read',
  }),
  findVersion: path({
    method: 'GET',
    path: '/api/console/terms/:_terms/versions/:version',
    access: 'console',
    right: 'content.read',
  }),
  cancelVersion: path({
    method: 'DELETE',
    path: '/api/console/terms/:_terms/versions/:version',
    access: 'console',
    right: 'content.write',
  }),
  remove: path({
    method: 'DELETE',
    path: '/api/console/terms/:_terms',
    access: 'console',
    right: 'content.write',
  }),
};
