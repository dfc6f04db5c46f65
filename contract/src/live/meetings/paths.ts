import { path } from '../../common/endpoint.ts';

const OWN = '/api/v1/person/meetings';
const OF_COMPANY = '/api/v1/company/meetings';
const schedule = `${OWN}/:_meeting/schedule`;

/** The page of a meeting, for everybody who has its link. */
export const meetingPaths = {
  read: path({ method: 'GET', path: '/api/v1/meetings/:_meeting', access: 'anyone' }),
};

/** Meetings that a person is invited to. */
export const ownMeetingPaths = {
  list: path({ method: 'GET', path: OWN, access: 'person' }),
  read: path({ method: 'GET', path: `${OWN}/:_meeting`, access: 'person' }),
  schedules: path({ method: 'GET', path: schedule, access: 'person' }),
  pick: path({ method: 'POST', path: schedule, access: 'person' }),
  change: path({ method: 'PUT', path: schedule, access: 'person' }),
};

/** Meetings that a company proposes. */
export const companyMeetingPaths = {
  list: path({ method: 'GET', path: OF_COMPANY, access: 'approvedCompany' }),
  create: path({ method: 'POST', path: OF_COMPANY, access: 'approvedCompany' }),
  read: path({ method: 'GET', path: `${OF_COMPANY}/:_meeting`, access: 'approvedCompany' }),
  revise: path({ method: 'PUT', path: `${OF_COMPANY}/:_meeting`, access: 'approvedCompany' }),
  remove: path({ method: 'DELETE', path: `${OF_COMPANY}/:_meeting`, access: 'approvedCompany' }),
  schedules: path({ method: 'GET', path: `${OF_COMPANY}/:_meeting/schedules`, access: 'approvedCompany' }),
  decide: path({
    method: 'PUT',
    path: `${OF_COMPANY}/:_meeting/schedules/:_schedule`,
    access: 'approvedCompany',
  }),
  /** The picked times of all meetings of the company. */
  allSchedules: path({ method: 'GET', path: '/api/v1/company/meeting-schedules', access: 'approvedCompany' }),
};
