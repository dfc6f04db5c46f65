import { path } from '../../common/endpoint.ts';

export const dispatchPaths = {
  sendMessage: path({
    method: 'POST',
    path: '/api/console/message',
    access: 'console',
    right: 'messages.write',
  }),
  sendEmail: path({ method: 'POST', path: '/api/console/email', access: 'console', right: 'messages.write' }),
  listMails: path({ method: 'GET', path: '/api/console/mails', access: 'console', right: 'messages.read' }),
  findMail: path({
    method: 'GET',
    path: '/api/console/mails/:mail',
    access: 'console',
    right: 'messages.read',
  }),
  tryMail: path({
    method: 'POST',
    path: '/api/console/mails/:mail/trial',
    access: 'console',
    right: 'messages.write',
  }),
  sendToGroup: path({
    method: 'POST',
    path: '/api/console/dispatches',
    access: 'console',
    right: 'messages.write',
  }),
  previewGroup: path({
    method: 'POST',
    path: '/api/console/dispatches/preview',
    access: 'console',
    right: 'messages.write',
  }),
  tryText: path({
    method: 'POST',
    path: '/api/console/dispatches/trial',
    access: 'console',
    right: 'messages.write',
  }),
  find: path({
    method: 'GET',
    path: '/api/console/dispatches/:_dispatch',
    access: 'console',
    right: 'messages.read',
  }),
  stopAll: path({
    method: 'DELETE',
    path: '/api/console/dispatches/:_dispatch',
    access: 'console',
    right: 'messages.write',
  }),
  create: path({
    method: 'POST',
    path: '/api/console/messages',
    access: 'console',
    right: 'messages.write',
  }),
  revise: path({
    method: 'PUT',
    path: '/api/console/messages/:_message',
    access: 'console',
    right: 'messages.write',
  }),
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
