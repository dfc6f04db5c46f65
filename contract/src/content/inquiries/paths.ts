import { path } from '../../common/endpoint.ts';

const form = '/api/v1/center/service-inquiry-forms';
const every = '/api/console/center/service-inquiry-forms';
const one = `${every}/:_form`;

export const inquiryPaths = {
  create: path({ method: 'POST', path: form, access: 'anyone' }),
  upload: path({ method: 'POST', path: `${form}/files`, access: 'anyone' }),
};

export const consoleInquiryPaths = {
  list: path({ method: 'GET', path: every, access: 'console', right: 'support.read' }),
  find: path({ method: 'GET', path: one, access: 'console', right: 'support.read' }),
  create: path({ method: 'POST', path: every, access: 'console', right: 'support.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'support.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'support.write' }),
  export: path({ method: 'GET', path: `${every}/workbook`, access: 'console', right: 'support.write' }),
  disclose: path({ method: 'POST', path: `${one}/contact`, access: 'console', right: 'support.write' }),
};
