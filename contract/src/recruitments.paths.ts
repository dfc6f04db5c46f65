import { path } from './endpoint.ts';

const own = '/api/v1/company/recruitments/:_recruitment';

export const recruitmentPaths = {
  list: path({ method: 'GET', path: '/api/v1/recruitments', access: 'anyone' }),
  countChoices: path({ method: 'GET', path: '/api/v1/recruitments/choices', access: 'anyone' }),
  read: path({ method: 'GET', path: '/api/v1/recruitments/:_recruitment', access: 'anyone' }),
  similar: path({ method: 'GET', path: '/api/v1/recruitments/:_recruitment/similar', access: 'anyone' }),
};

export const companyRecruitmentPaths = {
  list: path({ method: 'GET', path: '/api/v1/company/recruitments', access: 'approvedCompany' }),
  create: path({ method: 'POST', path: '/api/v1/company/recruitments', access: 'approvedCompany' }),
  read: path({ method: 'GET', path: own, access: 'approvedCompany' }),
  revise: path({ method: 'PUT', path: own, access: 'approvedCompany' }),
  remove: path({ method: 'DELETE', path: own, access: 'approvedCompany' }),
  duplicate: path({ method: 'POST', path: `${own}/copies`, access: 'approvedCompany' }),
  readClosing: path({ method: 'GET', path: `${own}/closing`, access: 'approvedCompany' }),
  setState: path({ method: 'PUT', path: `${own}/state`, access: 'approvedCompany' }),
  answerBlock: path({ method: 'PUT', path: `${own}/block`, access: 'approvedCompany' }),
  setMoveNotice: path({ method: 'PUT', path: `${own}/move-notice`, access: 'approvedCompany' }),
  readQuestions: path({ method: 'GET', path: `${own}/questions`, access: 'approvedCompany' }),
  replaceQuestions: path({ method: 'PUT', path: `${own}/questions`, access: 'approvedCompany' }),
  attach: path({ method: 'POST', path: `${own}/attachments`, access: 'approvedCompany' }),
  detach: path({ method: 'DELETE', path: `${own}/attachments/:_file`, access: 'approvedCompany' }),
};

export const editorPaths = {
  addPhoto: path({ method: 'POST', path: '/api/v1/editor', access: 'member' }),
};
