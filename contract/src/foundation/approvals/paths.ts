import { path } from '../../common/endpoint.ts';

const all = '/api/console/approvals';
const one = `${all}/:_approval`;

export const approvalPaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'approvals.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'approvals.read' }),
  approve: path({ method: 'PUT', path: `${one}/approve`, access: 'console', right: 'approvals.write' }),
  reject: path({ method: 'PUT', path: `${one}/reject`, access: 'console', right: 'approvals.write' }),
};
