import { path } from '../../common/endpoint.ts';

const shown = '/api/v1/center/faqs';
const every = '/api/console/center/faqs';

export const faqPaths = {
  list: path({ method: 'GET', path: shown, access: 'anyone' }),
  find: path({ method: 'GET', path: `${shown}/:_faq`, access: 'anyone' }),
  vote: path({ method: 'PUT', path: `${shown}/:_faq/vote`, access: 'anyone' }),
  create: path({ method: 'POST', path: shown, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: `${shown}/:_faq`, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: `${shown}/:_faq`, access: 'console', right: 'content.write' }),
};

export const consoleFaqPaths = {
  list: path({ method: 'GET', path: every, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: `${every}/:_faq`, access: 'console', right: 'content.read' }),
  listReasons: path({
    method: 'GET',
    path: `${every}/:_faq/reasons`,
    access: 'console',
    right: 'content.read',
  }),
  create: path({ method: 'POST', path: every, access: 'console', right: 'content.write' }),
  reorder: path({ method: 'PUT', path: `${every}/order`, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: `${every}/:_faq`, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: `${every}/:_faq`, access: 'console', right: 'content.write' }),
};
