import { path } from '../../common/endpoint.ts';

export const messagePaths = {
  outbox: path({ method: 'GET', path: '/api/developer/outbox', access: 'anyone' }),
  findSettings: path({ method: 'GET', path: '/api/v1/me/message-settings', access: 'member' }),
  saveSettings: path({ method: 'PUT', path: '/api/v1/me/message-settings', access: 'member' }),
  refuse: path({ method: 'POST', path: '/api/v1/messages/refusals', access: 'anyone' }),
  list: path({ method: 'GET', path: '/api/console/messages', access: 'console', right: 'messages.read' }),
  export: path({
    method: 'GET',
    path: '/api/console/messages/workbook',
    access: 'console',
    right: 'messages.write',
  }),
  find: path({
    method: 'GET',
    path: '/api/console/messages/:_message',
    access: 'console',
    right: 'messages.read',
  }),
};
