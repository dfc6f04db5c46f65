import { path } from '../../common/endpoint.ts';

export const settingPaths = {
  read: path({ method: 'GET', path: '/api/v1/setting', access: 'anyone' }),
  readWhole: path({ method: 'GET', path: '/api/console/setting', access: 'console', right: 'settings.read' }),
  readOpenAi: path({
    method: 'GET',
    path: '/api/console/plugins/open-ai',
    access: 'console',
    right: 'settings.read',
  }),
  saveOpenAi: path({
    method: 'PUT',
    path: '/api/console/plugins/open-ai',
    access: 'console',
    right: 'settings.write',
  }),
  save: path({ method: 'PUT', path: '/api/console/setting', access: 'console', right: 'settings.write' }),
};
