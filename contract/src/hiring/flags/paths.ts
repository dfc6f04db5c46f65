import { path } from '../../common/endpoint.ts';

const all = '/api/console/flags';

export const flagPaths = {
  flagRecruitment: path({
    method: 'POST',
    path: '/api/v1/recruitments/:_recruitment/flags',
    access: 'member',
  }),
  flagCompany: path({ method: 'POST', path: '/api/v1/companies/:_company/flags', access: 'member' }),
};

export const consoleFlagPaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'recruitments.read' }),
  decide: path({ method: 'PUT', path: `${all}/:_flag`, access: 'console', right: 'recruitments.write' }),
};
