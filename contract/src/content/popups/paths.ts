import { path } from '../../common/endpoint.ts';

const all = '/api/console/popups';
const one = `${all}/:_popup`;

export const popupPaths = {
  list: path({ method: 'GET', path: '/api/v1/popups', access: 'anyone' }),
};

export const consolePopupPaths = {
  list: path({ method: 'GET', path: all, access: 'console' }),
  find: path({ method: 'GET', path: one, access: 'console' }),
  create: path({ method: 'POST', path: all, access: 'console' }),
  reorder: path({ method: 'PUT', path: `${all}/order`, access: 'console' }),
  revise: path({ method: 'PUT', path: one, access: 'console' }),
  remove: path({ method: 'DELETE', path: one, access: 'console' }),
};
