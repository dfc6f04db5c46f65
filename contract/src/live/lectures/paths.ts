import type { ChannelPath } from '../../common/channel-paths.ts';
import { path } from '../../common/endpoint.ts';

const ALL = '/api/v1/lectures';
const ONE = `${ALL}/:_lecture`;
const OF_COMPANY = '/api/v1/company/lectures';
const OWN = `${OF_COMPANY}/:_lecture`;
const CONSOLE = '/api/console/lectures';
const IN_CONSOLE = `${CONSOLE}/:_lecture`;
const CATEGORIES = `${CONSOLE}/categories`;
const read = { access: 'console', right: 'content.read' } as const;
const write = { access: 'console', right: 'content.write' } as const;

/** The chat of lectures; visitors only read. */
export const lectureLive: ChannelPath = { namespace: '/lecture', access: 'anyone' };

export const lecturePaths = {
  list: path({ method: 'GET', path: ALL, access: 'anyone' }),
  categories: path({ method: 'GET', path: `${ALL}/categories`, access: 'anyone' }),
  find: path({ method: 'GET', path: ONE, access: 'anyone' }),
  enter: path({ method: 'POST', path: `${ONE}/access`, access: 'anyone' }),
  /** The answered questions of a lecture that has ended. */
  answers: path({ method: 'GET', path: `${ONE}/answers`, access: 'anyone' }),
};

export const companyLecturePaths = {
  list: path({ method: 'GET', path: OF_COMPANY, access: 'approvedCompany' }),
  create: path({ method: 'POST', path: OF_COMPANY, access: 'approvedCompany' }),
  find: path({ method: 'GET', path: OWN, access: 'approvedCompany' }),
  revise: path({ method: 'PUT', path: OWN, access: 'approvedCompany' }),
  remove: path({ method: 'DELETE', path: OWN, access: 'approvedCompany' }),
  setThumb: path({ method: 'POST', path: `${OWN}/thumb`, access: 'approvedCompany' }),
  removeThumb: path({ method: 'DELETE', path: `${OWN}/thumb`, access: 'approvedCompany' }),
  addFile: path({ method: 'POST', path: `${OWN}/files`, access: 'approvedCompany' }),
  removeFile: path({ method: 'DELETE', path: `${OWN}/files/:_file`, access: 'approvedCompany' }),
  /** The attendance while it was live, by member and minutes, as an Excel workbook. */
  attendance: path({ method: 'GET', path: `${OWN}/attendance`, access: 'approvedCompany' }),
};

export const consoleLecturePaths = {
  list: path({ method: 'GET', path: CONSOLE, ...read }),
  create: path({ method: 'POST', path: CONSOLE, ...write }),
  find: path({ method: 'GET', path: IN_CONSOLE, ...read }),
  revise: path({ method: 'PUT', path: IN_CONSOLE, ...write }),
  remove: path({ method: 'DELETE', path: IN_CONSOLE, ...write }),
};

export const lectureCategoryPaths = {
  list: path({ method: 'GET', path: CATEGORIES, ...read }),
  create: path({ method: 'POST', path: CATEGORIES, ...write }),
  /** Which categories are on the first page of the lectures, in which order. */
  setMain: path({ method: 'PUT', path: `${CATEGORIES}/main`, ...write }),
  find: path({ method: 'GET', path: `${CATEGORIES}/:_category`, ...read }),
  revise: path({ method: 'PUT', path: `${CATEGORIES}/:_category`, ...write }),
  remove: path({ method: 'DELETE', path: `${CATEGORIES}/:_category`, ...write }),
};

/** The calls by which the lecture's company and administrators moderate its chat. */
export const lectureChatPaths = {
  set: path({ method: 'PUT', path: `${ONE}/chat`, access: 'member' }),
  removeMessage: path({ method: 'DELETE', path: `${ONE}/messages/:_message`, access: 'member' }),
  listMutes: path({ method: 'GET', path: `${ONE}/mutes`, access: 'member' }),
  mute: path({ method: 'POST', path: `${ONE}/mutes`, access: 'member' }),
  unmute: path({ method: 'DELETE', path: `${ONE}/mutes/:_user`, access: 'member' }),
  listQuestions: path({ method: 'GET', path: `${ONE}/questions`, access: 'member' }),
  answer: path({ method: 'PUT', path: `${ONE}/questions/:_message`, access: 'member' }),
  listCodes: path({ method: 'GET', path: `${ONE}/attendance-codes`, access: 'member' }),
  showCode: path({ method: 'POST', path: `${ONE}/attendance-codes`, access: 'member' }),
  enterCode: path({ method: 'POST', path: `${ONE}/attendance-entries`, access: 'person' }),
};
