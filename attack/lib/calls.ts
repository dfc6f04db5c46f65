import { fillPath, type Access, type Endpoint } from '../../contract/src/common/endpoint.ts';
import { listEndpoints } from '../../scripts/lib/contract.ts';
import { userLevels } from '../../server/src/account/levels/tables.ts';
import { auditLogs } from '../../server/src/foundation/audit/tables.ts';
import { terms } from '../../server/src/account/terms/tables.ts';
import { multipart } from './multipart.ts';
import { aPdf, aPng } from './pictures.ts';
import { bodyOf } from './samples.ts';
import { aDraft, type Side } from './side.ts';
import { encryptCredential } from './credentials.ts';
import { PASSWORD, type Actor, type Options, type World } from './world.ts';

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Rows of neither side, and which accounts may act everywhere. */
export interface Commons {
  administrator: Actor;
  /** A member that may be deleted. */
  victim: Actor;
  withdrawn: Actor;
  pdf: Buffer;
  png: Buffer;
  ids: Record<'level' | 'terms' | 'log', string>;
}

/** Creates the rows that the console works on. */
export async function commonsOf(world: World): Promise<Commons> {
  const administrator = await world.anAdministrator();
  const victim = await world.aPerson({ name: '나그네' });
  const withdrawn = await world.aPerson({ status: 'WITHDRAWN' });
  const [level] = await world.db.select().from(userLevels).limit(1);
  const [text] = await world.db.select().from(terms).limit(1);
  await world.call(administrator, 'PUT', `/api/console/users/${victim.user.id}/status`, {
    body: { status: 'ACTIVE' },
  });
  const [log] = await world.db.select().from(auditLogs).limit(1);
  return {
    administrator,
    victim,
    withdrawn,
    pdf: aPdf(),
    png: await aPng(),
    ids: { level: level?.id ?? '', terms: text?.id ?? '', log: log?.id ?? '' },
  };
}

/** Endpoints in an order in which calls that a row needs come before those that remove it. */
export async function orderedEndpoints(): Promise<Endpoint[]> {
  const order = ['GET', 'POST', 'PUT', 'DELETE'];
  const late = (path: string) => (/\/(state|revoke|withdraw|reject|password)$/.test(path) ? order.length : 0);
  const rank = ({ method, path }: Endpoint) => order.indexOf(method) + late(path);
  return (await listEndpoints()).toSorted((a, b) => rank(a) - rank(b) || b.path.length - a.path.length);
}

/** The member of a side who may call an endpoint. */
export function callerOf(endpoint: Endpoint, side: Side, commons: Commons): Actor | undefined {
  if (endpoint.path.startsWith('/api/v1/files/')) return side.person;
  const byAccess: Record<Access, Actor | undefined> = {
    anyone: undefined,
    member: isOfCompany(endpoint) ? side.company : side.person,
    person: side.person,
    company: side.company,
    approvedCompany: side.company,
    console: commons.administrator,
  };
  return byAccess[endpoint.access];
}

const isOfCompany = ({ path }: Endpoint) => /bookmarks|editor/.test(path);

/** The ids of an endpoint's path as its right caller sends them. */
export function paramsOf(
  endpoint: Endpoint,
  { ids, person, pending, company }: Side,
  commons: Commons,
): Record<string, string> {
  const { path, access } = endpoint;
  const isRemoval = endpoint.method === 'DELETE';
  const file = path.includes('attachments')
    ? ids.attachment
    : path.includes('/company/')
      ? ids.companyFile
      : ids.ownFile;
  const all: Record<string, string> = {
    _recruitment:
      path.includes('attachments') || (isRemoval && access !== 'person')
        ? ids.hiddenRecruitment
        : ids.recruitment,
    _application: isRemoval ? ids.draftApplication : ids.application,
    _file: file,
    _like: ids.like,
    _bookmark: ids.bookmark,
    _session: ids.session,
    _company: access === 'anyone' ? company.company.id : '',
    _user: userOf(path, commons, { person, pending }),
    _level: commons.ids.level,
    _terms: commons.ids.terms,
    _log: commons.ids.log,
    code: 'service',
    type: 'phone',
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
}

function userOf(
  path: string,
  { victim, withdrawn }: Commons,
  { pending }: Pick<Side, 'person' | 'pending'>,
): string {
  if (path.includes('withdrawn-users')) return withdrawn.user.id;
  return /approve|reject|\/files/.test(path) ? pending.user.id : victim.user.id;
}

const R = '/api/v1/company/recruitments/:_recruitment';
/** Bodies that cannot be derived from a schema; the others are generated. */
const bodies: Record<string, (side: Side) => unknown> = {
  'POST /api/console/levels': () => ({ code: `l-${Date.now().toString(36)}`, name: '등급' }),
  'PUT /api/console/levels/:_level': () => ({ benefits: '혜택' }),
  'POST /api/console/recruitments': ({ company }) => ({ ...aDraft(), _company: company.company.id }),
  'PUT /api/console/recruitments/:_recruitment': () => ({ summary: '요약' }),
  'POST /api/console/terms': () => ({
    code: `t-${Date.now().toString(36)}`,
    userType: null,
    subject: '약관',
    content: '<p>글</p>',
    necessary: false,
  }),
  'PUT /api/console/terms/:_terms': () => ({ subject: '약관' }),
  'PUT /api/console/users/:_user': () => ({ name: '새이름' }),
  'PUT /api/console/users/:_user/status': () => ({ status: 'ACTIVE' }),
  'PUT /api/console/users/:_user/level': () => ({ _level: null }),
  'PUT /api/console/users/:_user/password': () => ({}),
  'PUT /api/v1/company': () => ({ introduction: '소개' }),
  'POST /api/v1/company/recruitments': () => aDraft(),
  [`PUT ${R}`]: () => ({ summary: '요약' }),
  [`PUT ${R}/questions`]: () => ({ questions: [] }),
  [`PUT ${R}/state`]: () => ({ state: 'ON_GOING' }),
  [`PUT ${R}/kanban`]: ({ ids }) => ({ _application: ids.application, stage: 'ON_PENDING' }),
  [`PUT ${R}/applications/:_application/stage`]: () => ({ stage: 'ON_PENDING' }),
  [`PUT ${R}/applications/:_application/is-certified`]: () => ({ isCertified: false }),
  'PUT /api/v1/me': () => ({ postcode: '06164' }),
  'POST /api/v1/me/likes': ({ ids }) => ({ type: 'RECRUITMENT', _recruitment: ids.recruitment }),
  'PUT /api/v1/me/likes/:_like': ({ ids }) => ({ type: 'RECRUITMENT', _recruitment: ids.recruitment }),
  'POST /api/v1/me/bookmarks': ({ ids }) => ({
    type: 'APPLICATION',
    _application: ids.application,
    memo: '메모',
  }),
  'PUT /api/v1/me/bookmarks/:_bookmark': () => ({ memo: '메모' }),
  'PUT /api/v1/person/resume': () => ({ coverLetter: { subject: '소개' } }),
  'POST /api/v1/recruitments/:_recruitment/application': () => ({}),
  'PUT /api/v1/recruitments/:_recruitment/application': () => ({}),
  'POST /api/v1/users/check-username': () => ({ username: 'nobody1' }),
  'POST /api/v1/users/contact/:type/certify': () => ({ type: 'phone', phone: '01077778888' }),
  'POST /api/v1/users/certify': () => ({ kind: 'username', phone: '01077778889' }),
};
/** Passwords are sent encrypted, each value usable once. */
const encryptedBodies: Record<string, (encrypted: (value: string) => Promise<string>) => Promise<unknown>> = {
  'PUT /api/v1/me/check-password': async (encrypted) => ({ password: await encrypted(PASSWORD) }),
};

/** The body of an endpoint as its right caller sends it. */
export async function rightBody(
  endpoint: Endpoint,
  side: Side,
  commons: Commons,
  world: World,
): Promise<Options> {
  const encrypted = encryptedBodies[nameOf(endpoint)];
  if (encrypted) return { body: await encrypted((value) => encryptCredential(world, value)) };
  if (endpoint.file) return multipart(uploadOf(endpoint, commons));
  const made = bodies[nameOf(endpoint)];
  const body = made ? made(side) : endpoint.method === 'GET' ? undefined : (bodyOf(endpoint) ?? {});
  return body === undefined ? {} : { body };
}

const uploadOf = ({ path }: Endpoint, { pdf, png }: Commons) =>
  /editor/.test(path) ? { file: png, name: 'a.png' } : { file: pdf, name: 'a.pdf' };

/** The path of an endpoint with these ids. */
export const pathWith = ({ path }: Endpoint, params: Record<string, string>) => fillPath(path, params);
