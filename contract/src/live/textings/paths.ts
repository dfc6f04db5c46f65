import { path } from '../../common/endpoint.ts';

const TEXTINGS = '/api/v1/company/textings';

/** Text messages of a company to its applicants. */
export const textingPaths = {
  send: path({ method: 'POST', path: '/api/v1/message', access: 'approvedCompany' }),
  preview: path({ method: 'POST', path: `${TEXTINGS}/preview`, access: 'approvedCompany' }),
  tryOut: path({ method: 'POST', path: `${TEXTINGS}/trial`, access: 'approvedCompany' }),
  list: path({ method: 'GET', path: TEXTINGS, access: 'approvedCompany' }),
  create: path({ method: 'POST', path: TEXTINGS, access: 'approvedCompany' }),
  read: path({ method: 'GET', path: `${TEXTINGS}/:_texting`, access: 'approvedCompany' }),
  revise: path({ method: 'PUT', path: `${TEXTINGS}/:_texting`, access: 'approvedCompany' }),
  remove: path({ method: 'DELETE', path: `${TEXTINGS}/:_texting`, access: 'approvedCompany' }),
  /** Takes a text message back within the time to undo; later, what still waits for the morning. */
  stop: path({ method: 'POST', path: `${TEXTINGS}/:_texting/stop`, access: 'approvedCompany' }),
  addressees: path({ method: 'GET', path: `${TEXTINGS}/:_texting/addressees`, access: 'approvedCompany' }),
};
