import { path } from '../../common/endpoint.ts';

export const authPaths = {
  publicKey: path({ method: 'GET', path: '/api/auth/publicKey', access: 'anyone' }),
  refreshToken: path({ method: 'GET', path: '/api/auth/refreshToken', access: 'anyone' }),
  accessToken: path({ method: 'GET', path: '/api/auth/accessToken', access: 'anyone' }),
  logout: path({ method: 'POST', path: '/api/auth/logout', access: 'anyone' }),
  session: path({ method: 'GET', path: '/api/session', access: 'anyone' }),
};
