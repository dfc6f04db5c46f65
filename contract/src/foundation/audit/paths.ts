import { path } from '../../common/endpoint.ts';

export const auditPaths = {
  list: path({ method: 'GET', path: '/api/console/audit-logs', access: 'console', right: 'audit.read' }),
  find: path({
    method: 'GET',
    path: '/api/console/audit-logs/:_log',
    access: 'console',
    right: 'audit.read',
  }),
  export: path({
    method: 'GET',
    path: '/api/console/audit-logs/workbook',
    access: 'console',
    right: 'audit.export',
  }),
  listAllReadings: path({
    method: 'GET',
    path: '/api/console/access-records',
    access: 'console',
    right: 'audit.read',
  }),
  listReadings: path({ method: 'GET', path: '/api/v1/me/access-records', access: 'person' }),
};
