import { path } from '../../common/endpoint.ts';

const all = '/api/v1/boards';
const one = `${all}/:_board`;
const comments = `${one}/comments`;
const comment = `${comments}/:_comment`;
const thumb = `${one}/thumb`;
const every = '/api/console/boards';
const edited = `${every}/:_board`;
const codes = '/api/console/board-codes';

export const boardPaths = {
  list: path({ method: 'GET', path: all, access: 'anyone' }),
  listCodes: path({ method: 'GET', path: '/api/v1/board-codes', access: 'anyone' }),
  find: path({ method: 'GET', path: one, access: 'anyone' }),
  create: path({ method: 'POST', path: all, access: 'member' }),
  revise: path({ method: 'PUT', path: one, access: 'member' }),
  remove: path({ method: 'DELETE', path: one, access: 'member' }),
  readThumb: path({ method: 'GET', path: thumb, access: 'anyone' }),
  addThumb: path({ method: 'POST', path: thumb, access: 'member' }),
  replaceThumb: path({ method: 'PUT', path: thumb, access: 'member' }),
  removeThumb: path({ method: 'DELETE', path: thumb, access: 'member' }),
};

export const boardCommentPaths = {
  list: path({ method: 'GET', path: comments, access: 'anyone' }),
  find: path({ method: 'GET', path: comment, access: 'anyone' }),
  create: path({ method: 'POST', path: comments, access: 'member' }),
  revise: path({ method: 'PUT', path: comment, access: 'member' }),
  remove: path({ method: 'DELETE', path: comment, access: 'member' }),
  report: path({ method: 'POST', path: `${comment}/reports`, access: 'member' }),
};

export const consoleBoardPaths = {
  list: path({ method: 'GET', path: every, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: edited, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: every, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: edited, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: edited, access: 'console', right: 'content.write' }),
  removeMany: path({
    method: 'POST',
    path: '/api/console/board-removals',
    access: 'console',
    right: 'content.write',
  }),
  listComments: path({ method: 'GET', path: `${edited}/comments`, access: 'console', right: 'content.read' }),
  removeComment: path({
    method: 'DELETE',
    path: `${edited}/comments/:_comment`,
    access: 'console',
    right: 'content.write',
  }),
  dismissReports: path({
    method: 'PUT',
    path: `${edited}/comments/:_comment/reports`,
    access: 'console',
    right: 'content.write',
  }),
};

export const boardCodePaths = {
  list: path({ method: 'GET', path: codes, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: codes, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: `${codes}/:_code`, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: `${codes}/:_code`, access: 'console', right: 'content.write' }),
};
