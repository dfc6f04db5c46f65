import { path } from '../../common/endpoint.ts';

const all = '/api/v1/forms';
const one = `${all}/:_form`;
const every = '/api/console/forms';
const each = `${every}/:_form`;
const reads = { access: 'console', right: 'content.read' } as const;
const writes = { access: 'console', right: 'content.write' } as const;

export const formPaths = {
  create: path({ method: 'POST', path: all, access: 'anyone' }),
  list: path({ method: 'GET', path: all, ...reads }),
  find: path({ method: 'GET', path: one, ...reads }),
  revise: path({ method: 'PUT', path: one, ...writes }),
  remove: path({ method: 'DELETE', path: one, ...writes }),
  findThumb: path({ method: 'GET', path: `${one}/thumb`, ...reads }),
  setThumb: path({ method: 'POST', path: `${one}/thumb`, ...writes }),
  removeThumb: path({ method: 'DELETE', path: `${one}/thumb`, ...writes }),
  listFiles: path({ method: 'GET', path: `${one}/files`, ...reads }),
  addFile: path({ method: 'POST', path: `${one}/files`, access: 'anyone' }),
  removeFile: path({ method: 'DELETE', path: `${one}/files/:_file`, ...writes }),
};

export const consoleFormPaths = {
  list: path({ method: 'GET', path: every, ...reads }),
  find: path({ method: 'GET', path: each, ...reads }),
  create: path({ method: 'POST', path: every, ...writes }),
  revise: path({ method: 'PUT', path: each, ...writes }),
  remove: path({ method: 'DELETE', path: each, ...writes }),
  previewEmail: path({ method: 'POST', path: `${each}/email-preview`, ...writes }),
  email: path({ method: 'PUT', path: `${each}/email`, ...writes }),
};
