import { path } from '../../common/endpoint.ts';

export const withdrawalPaths = {
  preview: path({ method: 'GET', path: '/api/v1/me/withdraw', access: 'member' }),
  withdraw: path({ method: 'POST', path: '/api/v1/me/withdraw', access: 'member' }),
};
