import { path } from '../../common/endpoint.ts';

const all = '/api/console/content/previews';

export const previewPaths = {
  readOptions: path({ method: 'GET', path: all, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'content.read' }),
};
