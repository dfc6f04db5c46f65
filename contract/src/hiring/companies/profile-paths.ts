import { path } from '../../common/endpoint.ts';

export const companyProfilePaths = {
  find: path({ method: 'GET', path: '/api/v1/company', access: 'company' }),
  revise: path({ method: 'PUT', path: '/api/v1/company', access: 'company' }),
  confirmEmail: path({ method: 'PUT', path: '/api/v1/company/email', access: 'company' }),
  askApproval: path({ method: 'PUT', path: '/api/v1/company/approval', access: 'company' }),
  upload: path({ method: 'POST', path: '/api/v1/company/files', access: 'company' }),
  removeFile: path({ method: 'DELETE', path: '/api/v1/company/files/:_file', access: 'company' }),
};
