import { path } from '../../common/endpoint.ts';

const one = '/api/console/users/:_user';
const withdrawn = '/api/console/withdrawn-users';

export const memberPaths = {
  list: path({ method: 'GET', path: '/api/console/users', access: 'console', right: 'members.read' }),
  summary: path({
    method: 'GET',
    path: '/api/console/users/summary',
    access: 'console',
    right: 'members.read',
  }),
  export: path({
    method: 'GET',
    path: '/api/console/users/workbook',
    access: 'console',
    right: 'members.disclose',
  }),
  create: path({ method: 'POST', path: '/api/console/users', access: 'console', right: 'members.write' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'members.read' }),
  disclose: path({ method: 'POST', path: `${one}/disclosure`, access: 'console', right: 'members.disclose' }),
  listFiles: path({ method: 'GET', path: `${one}/files`, access: 'console', right: 'members.disclose' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'members.write' }),
  approve: path({ method: 'PUT', path: `${one}/approve`, access: 'console', right: 'members.write' }),
  reject: path({ method: 'PUT', path: `${one}/reject`, access: 'console', right: 'members.write' }),
  setStatus: path({ method: 'PUT', path: `${one}/status`, access: 'console', right: 'members.write' }),
  setLevel: path({ method: 'PUT', path: `${one}/level`, access: 'console', right: 'members.write' }),
  resetPassword: path({ method: 'PUT', path: `${one}/password`, access: 'console', right: 'members.write' }),
  withdraw: path({ method: 'DELETE', path: one, access: 'console', right: 'members.write' }),
  listWithdrawn: path({ method: 'GET', path: withdrawn, access: 'console', right: 'members.read' }),
  findWithdrawn: path({
    method: 'GET',
    path: `${withdrawn}/:_user`,
    access: 'console',
    right: 'members.read',
  }),
  erase: path({ method: 'DELETE', path: `${withdrawn}/:_user`, access: 'console', right: 'members.write' }),
};
