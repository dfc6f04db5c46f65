import { path } from '../../common/endpoint.ts';

export const companyPaths = {
  list: path({ method: 'GET', path: '/api/v1/companies', access: 'anyone' }),
  read: path({ method: 'GET', path: '/api/v1/companies/:_company', access: 'anyone' }),
  listRecruitments: path({
    method: 'GET',
    path: '/api/v1/companies/:_company/recruitments',
    access: 'anyone',
  }),
};
