import { path } from './endpoint.ts';

export const messagePaths = {
  outbox: path({ method: 'GET', path: '/api/developer/outbox', access: 'anyone' }),
};
