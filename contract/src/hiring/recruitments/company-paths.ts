import { path } from '../../common/endpoint.ts';

const own = '/api/v1/company/recruitments/:_recruitment';

export const companyRecruitmentPaths = {
  list: path({ method: 'GET', path: '/api/v1/company/recruitments', access: 'company' }),
  create: path({ method: 'POST', path: '/api/v1/company/recruitments', access: 'approvedCompany' }),
  begin: path({ method: 'POST', path: '/api/v1/company/recruitments/drafts', access: 'company' }),
  read: path({ method: 'GET', path: own, access: 'company' }),
  revise: path({ method: 'PUT', path: own, access: 'company' }),
  remove: path({ method: 'DELETE', path: own, access: 'company' }),
  duplicate: path({ method: 'POST', path: `${own}/copies`, access: 'company' }),
  readClosing: path({ method: 'GET', path: `${own}/closing`, access: 'approvedCompany' }),
  setState: path({ method: 'PUT', path: `${own}/state`, access: 'approvedCompany' }),
  answerBlock: path({ method: 'PUT', path: `${own}/block`, access: 'approvedCompany' }),
  setMoveNotice: path({ method: 'PUT', path: `${own}/move-notice`, access: 'approvedCompany' }),
  readQuestions: path({ method: 'GET', path: `${own}/questions`, access: 'company' }),
  replaceQuestions: path({ method: 'PUT', path: `${own}/questions`, access: 'company' }),
  attach: path({ method: 'POST', path: `${own}/attachments`, access: 'company' }),
  detach: path({ method: 'DELETE', path: `${own}/attachments/:_file`, access: 'company' }),
};
