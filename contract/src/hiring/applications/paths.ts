import { path } from '../../common/endpoint.ts';

const OF_RECRUITMENT = '/api/v1/recruitments/:_recruitment/application';
const OF_PERSON = '/api/v1/person/recruitment-applications';

export const applicationPaths = {
  own: path({ method: 'GET', path: OF_RECRUITMENT, access: 'person' }),
  open: path({ method: 'POST', path: OF_RECRUITMENT, access: 'person' }),
  save: path({ method: 'PUT', path: OF_RECRUITMENT, access: 'person' }),
  apply: path({ method: 'PUT', path: `${OF_RECRUITMENT}/apply`, access: 'person' }),
  list: path({ method: 'GET', path: OF_PERSON, access: 'person' }),
  read: path({ method: 'GET', path: `${OF_PERSON}/:_application`, access: 'person' }),
  revoke: path({ method: 'POST', path: `${OF_PERSON}/:_application/revoke`, access: 'person' }),
  pdf: path({ method: 'GET', path: `${OF_PERSON}/:_application/pdf`, access: 'person' }),
  applicantPdf: path({
    method: 'GET',
    path: '/api/v1/company/recruitments/:_recruitment/applications/:_application/pdf',
    access: 'approvedCompany',
  }),
  discard: path({ method: 'DELETE', path: `${OF_PERSON}/:_application`, access: 'person' }),
};
