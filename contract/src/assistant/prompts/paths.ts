import { path } from '../../common/endpoint.ts';

const prompts = '/api/console/chat/prompts';
const groups = '/api/console/chat/prompt-groups';
const alerts = '/api/console/chat/prompt-alerts';

export const chatPromptPaths = {
  list: path({ method: 'GET', path: '/api/v1/chat/prompts', access: 'anyone' }),
};

export const consolePromptPaths = {
  list: path({ method: 'GET', path: prompts, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: `${prompts}/:_prompt`, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: prompts, access: 'console', right: 'content.write' }),
  reorder: path({ method: 'PUT', path: `${prompts}/order`, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: `${prompts}/:_prompt`, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: `${prompts}/:_prompt`, access: 'console', right: 'content.write' }),
  readGroups: path({ method: 'GET', path: groups, access: 'console', right: 'content.read' }),
  saveGroups: path({ method: 'PUT', path: groups, access: 'console', right: 'content.write' }),
};

export const promptAlertPaths = {
  list: path({ method: 'GET', path: alerts, access: 'console', right: 'content.read' }),
  find: path({ method: 'GET', path: `${alerts}/:_alert`, access: 'console', right: 'content.read' }),
  create: path({ method: 'POST', path: alerts, access: 'console', right: 'content.write' }),
  reorder: path({ method: 'PUT', path: `${alerts}/order`, access: 'console', right: 'content.write' }),
  revise: path({ method: 'PUT', path: `${alerts}/:_alert`, access: 'console', right: 'content.write' }),
  remove: path({ method: 'DELETE', path: `${alerts}/:_alert`, access: 'console', right: 'content.write' }),
};
