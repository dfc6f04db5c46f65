import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { admit } from '#kit/http/gate.ts';
import { listEndpoints } from '../../scripts/lib/contract.ts';
import { aPersonWithResume, aRecruitment, apply } from './hiring.ts';
import { multipart } from './multipart.ts';
import { aPdf, aPng } from './pictures.ts';
import { aDraft } from './recruitment.ts';
import { theWorld, type CallOptions, type TestActor, type World } from './world.ts';

/**
 * One company's and one person's rows against everybody else, over every endpoint that names a row:
 * the one who passes the endpoint's gate and does not own the row is refused, its owner is not.
 */
type Kind =
  | 'visitor'
  | 'person'
  | 'other person'
  | 'pending company'
  | 'company'
  | 'other company'
  | 'console';

let world: World;
let actors: Record<Kind, TestActor | undefined>;
let rows: Record<string, string>;
let uploads: { pdf: CallOptions; png: CallOptions };

beforeAll(async () => {
  world = await theWorld();
  const company = await world.aCompany();
  const person = await aPersonWithResume(world);
  actors = {
    visitor: undefined,
    person,
    'other person': await aPersonWithResume(world),
    'pending company': await world.aPendingCompany(),
    company,
    'other company': await world.aCompany(),
    console: await world.anAdministrator(),
  };
  uploads = {
    pdf: multipart({ file: aPdf(), name: 'a.pdf' }),
    png: multipart({ file: await aPng(), name: 'a.png', fields: { type: 'PROFILE' } }),
  };
  rows = await makeRows(company, person);
}, 60_000);

async function makeRows(company: TestActor, person: TestActor) {
  const { id } = await aRecruitment(world, company);
  const base = `/api/v1/company/recruitments/${id}`;
  const attachment = await world.call(company, 'POST', `${base}/attachments`, uploads.pdf);
  const own = await world.call(person, 'POST', '/api/v1/me/files', uploads.png);
  const profile = multipart({ file: aPdf(), name: 'a.pdf', fields: {} });
  const companyFile = await world.call(company, 'POST', '/api/v1/company/files', profile);
  const like = await world.call(person, 'POST', '/api/v1/me/likes', {
    body: { type: 'RECRUITMENT', _recruitment: id },
  });
  const application = await apply(world, person, id);
  const another = await apply(world, await aPersonWithResume(world), id);
  await world.drain();
  const inbox = await world.call(person, 'GET', '/api/v1/me/inbox');
  const elsewhere = await world.act(person.user);
  return {
    session: (await currentSession(elsewhere))._id,
    recruitment: id,
    application: application._id,
    another: another._id,
    attachment: attachment.json().file._id as string,
    ownFile: own.json().file._id as string,
    companyFile: companyFile.json().file._id as string,
    like: like.json().like._id as string,
    item: inbox.json().items[0]._id as string,
  };
}

async function currentSession(actor: TestActor): Promise<{ _id: string }> {
  const { sessions } = (await world.call(actor, 'GET', '/api/v1/me/sessions')).json();
  return sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
}

/** Where the rows of an endpoint come from and what a right call of it carries; an endpoint without a case must be listed below. */
const cases: Record<string, { owner: Kind; url: () => string; options?: () => CallOptions }> = {};
const about = (owner: Kind, name: string, url: () => string, options?: () => CallOptions) => {
  cases[name] = { owner, url, ...(options && { options }) };
};
const body = (value: unknown) => () => ({ body: value });

const recruitment = () => `/api/v1/company/recruitments/${rows['recruitment']}`;
const applicant = () => `${recruitment()}/applications/${rows['application']}`;
const P = '/api/v1/company/recruitments/:_recruitment';
about('company', `GET ${P}`, recruitment);
about('company', `PUT ${P}`, recruitment, () => ({ body: aDraft(world.clock.now()) }));
about('company', `POST ${P}/copies`, () => `${recruitment()}/copies`, body({ key: 'one' }));
about('company', `GET ${P}/closing`, () => `${recruitment()}/closing`);
about('company', `PUT ${P}/move-notice`, () => `${recruitment()}/move-notice`, body({ moveNotice: 'SEND' }));
about('company', `GET ${P}/questions`, () => `${recruitment()}/questions`);
about('company', `PUT ${P}/questions`, () => `${recruitment()}/questions`, body({ questions: [] }));
about(
  'company',
  `POST ${P}/attachments`,
  () => `${recruitment()}/attachments`,
  () => uploads.pdf,
);
about('company', `GET ${P}/applications`, () => `${recruitment()}/applications`);
about('company', `GET ${P}/applications/:_application`, applicant);
about('company', `GET ${P}/applications/:_application/contacts`, () => `${applicant()}/contacts`);
about('company', `GET ${P}/applications/:_application/pdf`, () => `${applicant()}/pdf`);
about('company', `GET ${P}/applications/:_application/memo`, () => `${applicant()}/memo`);
about(
  'company',
  `PUT ${P}/applications/:_application/memo`,
  () => `${applicant()}/memo`,
  body({ memo: '메모' }),
);
about(
  'company',
  `PUT ${P}/applications/:_application/stage`,
  () => `${applicant()}/stage`,
  body({ stage: 'ON_RECRUIT' }),
);
about(
  'company',
  `PUT ${P}/applications/:_application/is-certified`,
  () => `${applicant()}/is-certified`,
  body({ isCertified: false }),
);
about('company', `GET ${P}/kanban`, () => `${recruitment()}/kanban`);
about(
  'company',
  `PUT ${P}/kanban`,
  () => `${recruitment()}/kanban`,
  () => ({ body: { _application: rows['application'], stage: 'ON_PENDING' } }),
);
about(
  'company',
  `PUT ${P}/applications/stage`,
  () => `${recruitment()}/applications/stage`,
  () => ({ body: { applications: [{ _application: rows['application'] }], stage: 'ON_PENDING' } }),
);
about('company', `GET ${P}/applications/facets`, () => `${recruitment()}/applications/facets`);
about(
  'company',
  `GET ${P}/applications/compare`,
  () => `${recruitment()}/applications/compare?ids=${rows['application']},${rows['another']}`,
);
about('company', `GET ${P}/applications/export`, () => `${recruitment()}/applications/export?reason=why`);
about('company', `GET ${P}/applications/:_application/neighbours`, () => `${applicant()}/neighbours`);
about('company', `GET ${P}/recruits`, () => `${recruitment()}/recruits`);
about(
  'company',
  `DELETE ${P}/attachments/:_file`,
  () => `${recruitment()}/attachments/${rows['attachment']}`,
);
about('company', 'DELETE /api/v1/company/files/:_file', () => `/api/v1/company/files/${rows['companyFile']}`);
about('person', 'GET /api/v1/me/files/:_file', () => `/api/v1/me/files/${rows['ownFile']}`);
about(
  'person',
  'PUT /api/v1/me/files/:_file',
  () => `/api/v1/me/files/${rows['ownFile']}`,
  () => uploads.png,
);
about('person', 'DELETE /api/v1/me/files/:_file', () => `/api/v1/me/files/${rows['ownFile']}`);
about('person', 'GET /api/v1/me/likes/:_like', () => `/api/v1/me/likes/${rows['like']}`);
about(
  'person',
  'PUT /api/v1/me/likes/:_like',
  () => `/api/v1/me/likes/${rows['like']}`,
  () => ({ body: { type: 'RECRUITMENT', _recruitment: rows['recruitment'] } }),
);
about('person', 'GET /api/v1/me/sessions/:_session', () => `/api/v1/me/sessions/${rows['session']}`);
about('person', 'DELETE /api/v1/me/sessions/:_session', () => `/api/v1/me/sessions/${rows['session']}`);
about('person', 'GET /api/v1/me/bookmarks/:_bookmark', () => `/api/v1/me/bookmarks/${rows['like']}`);
about(
  'person',
  'PUT /api/v1/me/bookmarks/:_bookmark',
  () => `/api/v1/me/bookmarks/${rows['like']}`,
  body({ memo: '메모' }),
);
about('person', 'PUT /api/v1/me/inbox/:_item/read', () => `/api/v1/me/inbox/${rows['item']}/read`, body({}));
about(
  'person',
  'GET /api/v1/person/recruitment-applications/:_application',
  () => `/api/v1/person/recruitment-applications/${rows['application']}`,
);
about(
  'person',
  'GET /api/v1/person/recruitment-applications/:_application/pdf',
  () => `/api/v1/person/recruitment-applications/${rows['application']}/pdf`,
);
about(
  'person',
  'POST /api/v1/person/recruitment-applications/:_application/revoke',
  () => `/api/v1/person/recruitment-applications/${rows['application']}/revoke`,
  body({}),
);
// Hiding the recruitment comes last: the one who is not its owner finds nothing any more.
about('company', `PUT ${P}/state`, () => `${recruitment()}/state`, body({ state: 'NO_SHOWN' }));

/** Row endpoints without a stranger: open to all, about the caller's own row by nature, or told elsewhere in a test of their own. */
const WITHOUT_STRANGERS = [
  /^GET \/api\/v1\/(recruitments|companies|terms|files)\//,
  /^\w+ \/api\/v1\/recruitments\/:_recruitment\/application/,
  /^POST \/api\/v1\/users\//,
  /^\w+ \/api\/console\//,
  // Removing what is not there, one's own or not, is a success that changes nothing.
  /^DELETE \/api\/v1\/me\/(likes\/:_like|bookmarks\/:_bookmark)$/,
  // These need a row in another state; their modules' tests hold them.
  /^PUT \/api\/v1\/company\/recruitments\/:_recruitment\/block$/,
  /^DELETE \/api\/v1\/company\/recruitments\/:_recruitment$/,
  /^DELETE \/api\/v1\/person\/recruitment-applications\/:_application$/,
];

const endpoints = (await listEndpoints()).filter(({ path }) => path.includes('/:'));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every endpoint that names a row has its strangers tried, or says why not', () => {
  const unreported = endpoints
    .map(nameOf)
    .filter((name) => !cases[name] && !WITHOUT_STRANGERS.some((pattern) => pattern.test(name)));
  expect(unreported).toEqual([]);
});

const passesGate = (endpoint: Endpoint, kind: Kind) => {
  const actor = actors[kind];
  if (!actor) return endpoint.access === 'anyone';
  const { userType } = actor.user;
  const shared = { userId: actor.user.id, sessionId: '', username: '' };
  try {
    if (userType === 'PERSON') admit(endpoint.access, { ...shared, userType, isConsole: false });
    else if (userType === 'COMPANY')
      admit(endpoint.access, {
        ...shared,
        userType,
        isConsole: false,
        companyId: '',
        isApproved: kind !== 'pending company',
      });
    else admit(endpoint.access, { ...shared, userType: null, isConsole: true });
    return true;
  } catch {
    return false;
  }
};

/** In the order of the cases: what a row needs comes before what takes it away. */
const tried = Object.entries(cases).flatMap(([name, one]) => {
  const endpoint = endpoints.find((candidate) => nameOf(candidate) === name);
  return endpoint ? [[name, { endpoint, ...one }] as const] : [];
});

/** Everybody may read the recruitment, so what is about it is refused; an application is missing for others. */
function rejectionsOf(endpoint: Endpoint): number[] {
  const { path } = endpoint;
  if (path.includes('/:_application') || nameOf(endpoint) === `PUT ${P}/kanban`) return [404];
  return path.startsWith(P) && !path.endsWith('/:_file') ? [403] : [403, 404];
}

describe.each(tried)('%s', (_, { endpoint, owner, url, options }) => {
  test('nobody but the owner gets through, and the owner does', async () => {
    const kinds = Object.keys(actors) as Kind[];
    for (const kind of kinds.filter((one) => one !== owner)) {
      const { statusCode } = await world.call(actors[kind], endpoint.method, url(), options?.() ?? {});
      const expected = passesGate(endpoint, kind) ? rejectionsOf(endpoint) : [401, 403];
      expect({ kind, isRefused: expected.includes(statusCode), statusCode }).toMatchObject({
        kind,
        isRefused: true,
      });
    }
    const own = await world.call(actors[owner], endpoint.method, url(), options?.() ?? {});
    expect({ owner, statusCode: own.statusCode, body: own.statusCode === 200 ? '' : own.body }).toEqual({
      owner,
      statusCode: 200,
      body: '',
    });
  });
});
