import { path } from '../../common/endpoint.ts';

export const statisticsPaths = {
  sessions: path({ method: 'GET', path: '/api/console/statistics/sessions', access: 'console' }),
  visits: path({ method: 'GET', path: '/api/console/statistics/visits', access: 'console' }),
  recruitment: path({ method: 'GET', path: '/api/console/statistics/recruitment', access: 'console' }),
  exportAll: path({
    method: 'GET',
    path: '/api/console/statistics/recruitment/workbook',
    access: 'console',
  }),
  applications: path({
    method: 'GET',
    path: '/api/console/statistics/recruitment/applications',
    access: 'console',
  }),
  postings: path({
    method: 'GET',
    path: '/api/console/statistics/recruitment/postings',
    access: 'console',
  }),
  exportTraffic: path({ method: 'GET', path: '/api/console/statistics/visits/workbook', access: 'console' }),
  ofRecruitment: path({
    method: 'GET',
    path: '/api/console/recruitments/:_recruitment/statistics',
    access: 'console',
  }),
  exportRecruitment: path({
    method: 'GET',
    path: '/api/console/recruitments/:_recruitment/statistics/workbook',
    access: 'console',
  }),
};
