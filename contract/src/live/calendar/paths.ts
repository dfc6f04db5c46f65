import { path } from '../../common/endpoint.ts';

const feed = '/api/v1/me/calendar-feed';

export const calendarPaths = {
  list: path({ method: 'GET', path: '/api/v1/me/appointments', access: 'member' }),
  one: path({ method: 'GET', path: '/api/v1/me/appointments/:_appointment/ics', access: 'member' }),
  agreed: path({
    method: 'GET',
    path: '/api/v1/company/recruitments/:_recruitment/appointments',
    access: 'approvedCompany',
  }),
  places: path({ method: 'GET', path: '/api/v1/company/calendar-places', access: 'approvedCompany' }),
  savePlaces: path({ method: 'PUT', path: '/api/v1/company/calendar-places', access: 'approvedCompany' }),
  feed: path({ method: 'GET', path: feed, access: 'member' }),
  renewFeed: path({ method: 'POST', path: feed, access: 'member' }),
  removeFeed: path({ method: 'DELETE', path: feed, access: 'member' }),
  /** Read by calendars elsewhere, which know the secret of the address. */
  file: path({ method: 'GET', path: '/api/v1/calendar.ics', access: 'anyone' }),
};
