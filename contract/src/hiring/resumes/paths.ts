import { path } from '../../common/endpoint.ts';

export const resumePaths = {
  read: path({ method: 'GET', path: '/api/v1/person/resume', access: 'person' }),
  save: path({ method: 'PUT', path: '/api/v1/person/resume', access: 'person' }),
  pdf: path({ method: 'GET', path: '/api/v1/person/resume/pdf', access: 'person' }),
};
