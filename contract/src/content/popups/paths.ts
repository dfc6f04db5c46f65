import { path } from '../../common/endpoint.ts';

const all = '/api/console/popups';
const one = `${all}/:_popup`;

export const popupPaths = {
  list: path({ method: 'GET', path: '/api/v1/popups', access: 'anyone' }),
};

export const consolePopupPaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'content.write' }),
  reorder: path({ method: 'PUT', path: `${all}/order`, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'content.write' }),
};
