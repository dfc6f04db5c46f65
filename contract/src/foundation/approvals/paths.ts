import { path } from '../../common/endpoint.ts';

const all = '/api/console/approvals';
const one = `${all}/:_approval`;

export const approvalPaths = {
  // Every role may read content, and asks here before an act of its own.
  findApprovers: path({
    method: 'GET',
    path: '/api/console/approvers',
    access: 'console',
    right: 'content.read',
  }),
  list: path({ method: 'GET', path: all, access: 'console', right: 'approvals.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'approvals.read' }),
  approve: path({ method: 'PUT', path: `${one}/approve`, access: 'console', right: 'approvals.write' }),
  reject: path({ method: 'PUT', path: `${one}/reject`, access: 'console', right: 'approvals.write' }),
};
