import { path } from '../../common/endpoint.ts';

const own = '/api/v1/me/second-factor';
const other = '/api/console/users/:_user/second-factor';

export const secondFactorPaths = {
  read: path({ method: 'GET', path: own, access: 'member', servesMissingFactor: true }),
  begin: path({ method: 'POST', path: own, access: 'member', servesMissingFactor: true }),
  confirm: path({ method: 'PUT', path: own, access: 'member', servesMissingFactor: true }),
  remove: path({ method: 'PUT', path: `${own}/removal`, access: 'member' }),
  renewCodes: path({ method: 'PUT', path: `${own}/recovery-codes`, access: 'member' }),
  readOther: path({ method: 'GET', path: other, access: 'console', right: 'administrators.write' }),
  removeOther: path({ method: 'DELETE', path: other, access: 'console', right: 'administrators.write' }),
};
