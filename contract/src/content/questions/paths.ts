import { path } from '../../common/endpoint.ts';

const own = '/api/v1/center/questions';
const ownOne = `${own}/:_question`;

export const questionPaths = {
  list: path({ method: 'GET', path: own, access: 'member' }),
  find: path({ method: 'GET', path: ownOne, access: 'member' }),
  create: path({ method: 'POST', path: own, access: 'member' }),
  revise: path({ method: 'PUT', path: ownOne, access: 'member' }),
  remove: path({ method: 'DELETE', path: ownOne, access: 'member' }),
  rate: path({ method: 'PUT', path: `${ownOne}/satisfaction`, access: 'member' }),
};

const every = '/api/console/center/questions';
const one = `${every}/:_question`;

export const consoleQuestionPaths = {
  list: path({ method: 'GET', path: every, access: 'console', right: 'support.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'support.read' }),
  create: path({ method: 'POST', path: every, access: 'console', right: 'support.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'support.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'support.write' }),
  export: path({ method: 'GET', path: `${every}/workbook`, access: 'console', right: 'support.write' }),
  disclose: path({ method: 'POST', path: `${one}/contact`, access: 'console', right: 'support.write' }),
  listAssignees: path({
    method: 'GET',
    path: '/api/console/center/question-assignees',
    access: 'console',
    right: 'support.read',
  }),
};

const phrases = '/api/console/center/question-phrases';
const phrase = `${phrases}/:_phrase`;

export const phrasePaths = {
  list: path({ method: 'GET', path: phrases, access: 'console', right: 'support.read' }),
  find: path({ method: 'GET', path: phrase, access: 'console', right: 'support.read' }),
  create: path({ method: 'POST', path: phrases, access: 'console', right: 'support.write' }),
  revise: path({ method: 'PUT', path: phrase, access: 'console', right: 'support.write' }),
  remove: path({ method: 'DELETE', path: phrase, access: 'console', right: 'support.write' }),
};
