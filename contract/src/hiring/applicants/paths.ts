import type { ChannelPath } from '../../common/channel-paths.ts';
import { path } from '../../common/endpoint.ts';

const RECRUITMENT = '/api/v1/company/recruitments/:_recruitment';
const APPLICATIONS = `${RECRUITMENT}/applications` as const;
const ONE = `${APPLICATIONS}/:_application` as const;

export const applicantPaths = {
  list: path({ method: 'GET', path: APPLICATIONS, access: 'approvedCompany' }),
  read: path({ method: 'GET', path: ONE, access: 'approvedCompany' }),
  contacts: path({ method: 'GET', path: `${ONE}/contacts`, access: 'approvedCompany' }),
  stage: path({ method: 'PUT', path: `${ONE}/stage`, access: 'approvedCompany' }),
  readMemo: path({ method: 'GET', path: `${ONE}/memo`, access: 'approvedCompany' }),
  memo: path({ method: 'PUT', path: `${ONE}/memo`, access: 'approvedCompany' }),
  certify: path({ method: 'PUT', path: `${ONE}/is-certified`, access: 'approvedCompany' }),
  kanban: path({ method: 'GET', path: `${RECRUITMENT}/kanban`, access: 'approvedCompany' }),
  move: path({ method: 'PUT', path: `${RECRUITMENT}/kanban`, access: 'approvedCompany' }),
  moveMany: path({ method: 'PUT', path: `${APPLICATIONS}/stage`, access: 'approvedCompany' }),
  facets: path({ method: 'GET', path: `${APPLICATIONS}/facets`, access: 'approvedCompany' }),
  compare: path({ method: 'GET', path: `${APPLICATIONS}/compare`, access: 'approvedCompany' }),
  export: path({ method: 'GET', path: `${APPLICATIONS}/export`, access: 'approvedCompany' }),
  neighbours: path({ method: 'GET', path: `${ONE}/neighbours`, access: 'approvedCompany' }),
  recruits: path({ method: 'GET', path: `${RECRUITMENT}/recruits`, access: 'approvedCompany' }),
};

/** The channel of the live board, without its schemas. */
export const applicantsLive = {
  namespace: '/applicants',
  access: 'approvedCompany',
} as const satisfies ChannelPath;
