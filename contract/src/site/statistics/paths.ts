import { path } from '../../common/endpoint.ts';

export const statisticsPaths = {
  sessions: path({
    method: 'GET',
    path: '/api/console/statistics/sessions',
    access: 'console',
    right: 'statistics.read',
  }),
  visits: path({
    method: 'GET',
    path: '/api/console/statistics/visits',
    access: 'console',
    right: 'statistics.read',
  }),
  recruitment: path({
    method: 'GET',
    path: '/api/console/statistics/recruitment',
    access: 'console',
    right: 'statistics.read',
  }),
  exportAll: path({
    method: 'GET',
    path: '/api/console/statistics/recruitment/workbook',
    access: 'console',
    right: 'statistics.read',
  }),
  applications: path({
    method: 'GET',
    path: '/api/console/statistics/recruitment/applications',
    access: 'console',
    right: 'statistics.read',
  }),
  postings: path({
    method: 'GET',
    path: '/api/console/statistics/recruitment/postings',
    access: 'console',
    right: 'statistics.read',
  }),
  exportTraffic: path({
    method: 'GET',
    path: '/api/console/statistics/visits/workbook',
    access: 'console',
    right: 'statistics.read',
  }),
  ofRecruitment: path({
    method: 'GET',
    path: '/api/console/recruitments/:_recruitment/statistics',
    access: 'console',
    right: 'statistics.read',
  }),
  exportRecruitment: path({
    method: 'GET',
    path: '/api/console/recruitments/:_recruitment/statistics/workbook',
    access: 'console',
    right: 'statistics.read',
  }),
};
