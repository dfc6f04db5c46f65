import { path } from '../../common/endpoint.ts';

const versions = '/api/console/content/:kind/:_row/versions';

export const publishingPaths = {
  calendar: path({
    method: 'GET',
    path: '/api/console/content/calendar',
    access: 'console',
    right: 'content.read',
  }),
  export: path({
    method: 'GET',
    path: '/api/console/content/:kind/workbook',
    access: 'console',
    right: 'content.write',
  }),
  listVersions: path({ method: 'GET', path: versions, access: 'console', right: 'content.read' }),
  findVersion: path({
    method: 'GET',
    path: `${versions}/:version`,
    access: 'console',
    right: 'content.read',
  }),
};
