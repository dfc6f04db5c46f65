import { path } from '../../common/endpoint.ts';

const all = '/api/v1/me/sessions';
const one = `${all}/:_session` as const;

export const sessionPaths = {
  list: path({ method: 'GET', path: all, access: 'member' }),
  read: path({ method: 'GET', path: one, access: 'member' }),
  end: path({ method: 'DELETE', path: one, access: 'member' }),
  endOthers: path({ method: 'DELETE', path: all, access: 'member' }),
};
