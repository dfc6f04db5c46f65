import { path } from '../../common/endpoint.ts';

const one = '/api/console/users/:_user';
const withdrawn = '/api/console/withdrawn-users';

export const memberPaths = {
  list: path({ method: 'GET', path: '/api/console/users', access: 'console' }),
  summary: path({ method: 'GET', path: '/api/console/users/summary', access: 'console' }),
  export: path({ method: 'GET', path: '/api/console/users/workbook', access: 'console' }),
  create: path({ method: 'POST', path: '/api/console/users', access: 'console' }),
  find: path({ method: 'GET', path: one, access: 'console' }),
  disclose: path({ method: 'POST', path: `${one}/disclosure`, access: 'console' }),
  listFiles: path({ method: 'GET', path: `${one}/files`, access: 'console' }),
  revise: path({ method: 'PUT', path: one, access: 'console' }),
  approve: path({ method: 'PUT', path: `${one}/approve`, access: 'console' }),
  reject: path({ method: 'PUT', path: `${one}/reject`, access: 'console' }),
  setStatus: path({ method: 'PUT', path: `${one}/status`, access: 'console' }),
  setLevel: path({ method: 'PUT', path: `${one}/level`, access: 'console' }),
  resetPassword: path({ method: 'PUT', path: `${one}/password`, access: 'console' }),
  withdraw: path({ method: 'DELETE', path: one, access: 'console' }),
  listWithdrawn: path({ method: 'GET', path: withdrawn, access: 'console' }),
  findWithdrawn: path({ method: 'GET', path: `${withdrawn}/:_user`, access: 'console' }),
  erase: path({ method: 'DELETE', path: `${withdrawn}/:_user`, access: 'console' }),
};
