import { path } from '../../common/endpoint.ts';

export const dispatchPaths = {
  sendMessage: path({
    method: 'POST',
    path: '/api/console/message',
    access: 'console',
    right: 'messages.write',
  }),
  sendEmail: path({ method: 'POST', path: '/api/console/email', access: 'console', right: 'messages.write' }),
  setTime: path({
    method: 'PUT',
    path: '/api/console/messages/:_message/time',
    access: 'console',
    right: 'messages.write',
  }),
  stop: path({
    method: 'DELETE',
    path: '/api/console/messages/:_message',
    access: 'console',
    right: 'messages.write',
  }),
  retry: path({
    method: 'PUT',
    path: '/api/console/messages/:_message/retry',
    access: 'console',
    right: 'messages.write',
  }),
};
