import { path } from '../../common/endpoint.ts';

const all = '/api/console/statistics/reports';
const saved = '/api/console/statistics/saved-reports';
const right = { access: 'console', right: 'statistics.read' } as const;

export const reportPaths = {
  listMeasures: path({ method: 'GET', path: '/api/console/statistics/measures', ...right }),
  list: path({ method: 'GET', path: all, ...right }),
  listRows: path({ method: 'GET', path: `${all}/rows`, ...right }),
  export: path({ method: 'GET', path: `${all}/workbook`, ...right }),
  listSaved: path({ method: 'GET', path: saved, ...right }),
  create: path({ method: 'POST', path: saved, ...right }),
  revise: path({ method: 'PUT', path: `${saved}/:_report`, ...right }),
  remove: path({ method: 'DELETE', path: `${saved}/:_report`, ...right }),
};
