import { path } from '../../common/endpoint.ts';
import { mePath } from './me-path.ts';

export const userPaths = {
  join: path({ method: 'POST', path: '/api/v1/users', access: 'anyone' }),
  checkUsername: path({ method: 'POST', path: '/api/v1/users/check-username', access: 'anyone' }),
  certifyContact: path({ method: 'POST', path: '/api/v1/users/contact/:type/certify', access: 'anyone' }),
  confirmContact: path({ method: 'POST', path: '/api/v1/users/contact/:type/confirm', access: 'anyone' }),
  certify: path({ method: 'POST', path: '/api/v1/users/certify', access: 'anyone' }),
  recover: path({ method: 'POST', path: '/api/v1/users/recovery', access: 'anyone' }),
  upload: path({ method: 'POST', path: '/api/v1/users/:_user/files', access: 'anyone' }),
  me: mePath,
  revise: path({ method: 'PUT', path: '/api/v1/me', access: 'member' }),
  checkPassword: path({
    method: 'PUT',
    path: '/api/v1/me/check-password',
    access: 'member',
    servesTemporaryPassword: true,
  }),
  changePassword: path({
    method: 'PUT',
    path: '/api/v1/me/password',
    access: 'member',
    servesTemporaryPassword: true,
  }),
};
