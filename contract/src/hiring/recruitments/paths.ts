import { path } from '../../common/endpoint.ts';

export const recruitmentPaths = {
  list: path({ method: 'GET', path: '/api/v1/recruitments', access: 'anyone' }),
  countChoices: path({ method: 'GET', path: '/api/v1/recruitments/choices', access: 'anyone' }),
  read: path({ method: 'GET', path: '/api/v1/recruitments/:_recruitment', access: 'anyone' }),
  similar: path({ method: 'GET', path: '/api/v1/recruitments/:_recruitment/similar', access: 'anyone' }),
};
