import { path } from '../../common/endpoint.ts';

const own = '/api/v1/me/data-export';

export const dataExportPaths = {
  read: path({ method: 'GET', path: own, access: 'member' }),
  request: path({ method: 'POST', path: own, access: 'member' }),
  download: path({ method: 'GET', path: `${own}/file`, access: 'member' }),
};
