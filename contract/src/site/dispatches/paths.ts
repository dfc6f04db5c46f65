import { path } from '../../common/endpoint.ts';

export const dispatchPaths = {
  sendMessage: path({ method: 'POST', path: '/api/console/message', access: 'console' }),
  sendEmail: path({ method: 'POST', path: '/api/console/email', access: 'console' }),
  setTime: path({ method: 'PUT', path: '/api/console/messages/:_message/time', access: 'console' }),
  stop: path({ method: 'DELETE', path: '/api/console/messages/:_message', access: 'console' }),
  retry: path({ method: 'PUT', path: '/api/console/messages/:_message/retry', access: 'console' }),
};
