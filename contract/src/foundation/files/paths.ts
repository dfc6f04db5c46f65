import { path } from '../../common/endpoint.ts';

export const filePaths = {
  read: path({ method: 'GET', path: '/api/v1/files/:_file', access: 'anyone' }),
  listMine: path({ method: 'GET', path: '/api/v1/me/files', access: 'member' }),
  findMine: path({ method: 'GET', path: '/api/v1/me/files/:_file', access: 'member' }),
  upload: path({ method: 'POST', path: '/api/v1/me/files', access: 'member' }),
  replace: path({ method: 'PUT', path: '/api/v1/me/files/:_file', access: 'member' }),
  remove: path({ method: 'DELETE', path: '/api/v1/me/files/:_file', access: 'member' }),
};

export const consoleFilePaths = {
  upload: path({ method: 'POST', path: '/api/console/files', access: 'console', right: 'content.write' }),
};

export const editorPaths = {
  addPhoto: path({ method: 'POST', path: '/api/v1/editor', access: 'member' }),
};
