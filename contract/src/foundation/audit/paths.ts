import { path } from '../../common/endpoint.ts';

export const auditPaths = {
  list: path({ method: 'GET', path: '/api/console/audit-logs', access: 'console' }),
  find: path({ method: 'GET', path: '/api/console/audit-logs/:_log', access: 'console' }),
  export: path({ method: 'GET', path: '/api/console/audit-logs/workbook', access: 'console' }),
  listAllReadings: path({ method: 'GET', path: '/api/console/access-records', access: 'console' }),
  listReadings: path({ method: 'GET', path: '/api/v1/me/access-records', access: 'person' }),
};
