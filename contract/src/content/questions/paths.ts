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
  list: path({ method: 'GET', path: every, access: 'console' }),
  find: path({ method: 'GET', path: one, access: 'console' }),
  create: path({ method: 'POST', path: every, access: 'console' }),
  revise: path({ method: 'PUT', path: one, access: 'console' }),
  remove: path({ method: 'DELETE', path: one, access: 'console' }),
  disclose: path({ method: 'POST', path: `${one}/contact`, access: 'console' }),
  listAssignees: path({ method: 'GET', path: '/api/console/center/question-assignees', access: 'console' }),
};

const phrases = '/api/console/center/question-phrases';
const phrase = `${phrases}/:_phrase`;

export const phrasePaths = {
  list: path({ method: 'GET', path: phrases, access: 'console' }),
  find: path({ method: 'GET', path: phrase, access: 'console' }),
  create: path({ method: 'POST', path: phrases, access: 'console' }),
  revise: path({ method: 'PUT', path: phrase, access: 'console' }),
  remove: path({ method: 'DELETE', path: phrase, access: 'console' }),
};
