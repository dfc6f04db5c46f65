import { path } from '../../common/endpoint.ts';

const all = '/api/console/center/notifications';
const one = `${all}/:_notification`;

export const noticePaths = {
  list: path({ method: 'GET', path: '/api/v1/center/notifications', access: 'anyone' }),
  find: path({ method: 'GET', path: '/api/v1/center/notifications/:_notification', access: 'anyone' }),
};

export const consoleNoticePaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'content.write' }),
};
