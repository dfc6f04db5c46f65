import type { ChannelPath } from '../../common/channel-paths.ts';
import { path } from '../../common/endpoint.ts';

const BY_CODE = '/api/v1/interview/:code';
const OWN = '/api/v1/person/interviews';
const OF_COMPANY = '/api/v1/company/interviews';
const one = `${OF_COMPANY}/:_interview`;

/** The namespace of the rooms; a guest has no token. */
export const interviewLive: ChannelPath = { namespace: '/interview', access: 'anyone' };

/** An interview by the code of its link. */
export const interviewPaths = {
  read: path({ method: 'GET', path: BY_CODE, access: 'anyone' }),
  readMemo: path({ method: 'GET', path: `${BY_CODE}/memo`, access: 'member' }),
  writeMemo: path({ method: 'PUT', path: `${BY_CODE}/memo`, access: 'member' }),
  /** Ends the turn of one interviewee and admits the next who waits. */
  next: path({ method: 'POST', path: `${BY_CODE}/next`, access: 'member' }),
};

/** Interviews that a person is invited to. */
export const ownInterviewPaths = {
  list: path({ method: 'GET', path: OWN, access: 'person' }),
  read: path({ method: 'GET', path: `${OWN}/:_interview`, access: 'person' }),
};

export const companyInterviewPaths = {
  list: path({ method: 'GET', path: OF_COMPANY, access: 'approvedCompany' }),
  create: path({ method: 'POST', path: OF_COMPANY, access: 'approvedCompany' }),
  read: path({ method: 'GET', path: one, access: 'approvedCompany' }),
  revise: path({ method: 'PUT', path: one, access: 'approvedCompany' }),
  remove: path({ method: 'DELETE', path: one, access: 'approvedCompany' }),
  setState: path({ method: 'PUT', path: `${one}/state`, access: 'approvedCompany' }),
  /** Applicants who can be invited. */
  candidates: path({
    method: 'GET',
    path: '/api/v1/company/interview-candidates',
    access: 'approvedCompany',
  }),
  /** The member with a username, to name them as an interviewer. */
  interviewer: path({ method: 'GET', path: '/api/v1/company/interviewers', access: 'approvedCompany' }),
};

/** Credentials of the relay. */
export const coturnPaths = {
  generate: path({ method: 'POST', path: '/api/plugins/coturn/credentials/generate', access: 'member' }),
};
