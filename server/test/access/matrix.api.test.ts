import { describe, expect, test } from 'vitest';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { admit } from '#kit/http/gate.ts';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { collectAccessCases } from './access-rows.ts';
import { aPersonWithResume } from '../hiring.ts';
import { theWorld, type TestActor } from '../world.ts';

/**
 * One company's and one person's rows against everybody else, over every endpoint that names a row: a caller
 * who passes the endpoint's gate but does not own the row is rejected, its owner is not.
 */
type Kind =
  | 'visitor'
  | 'person'
  | 'other person'
  | 'pending company'
  | 'company'
  | 'other company'
  | 'console';

const world = await theWorld();
const company = await world.aCompany();
const person = await aPersonWithResume(world);
const actors: Record<Kind, TestActor | undefined> = {
  visitor: undefined,
  person,
  'other person': await aPersonWithResume(world),
  'pending company': await world.aPendingCompany(),
  company,
  'other company': await world.aCompany(),
  console: await world.anAdministrator(),
};
const cases = await collectAccessCases(world, { company, person });

/**
 * Row endpoints without a stranger: public, about the caller's own row by definition, or tested elsewhere.
 */
const WITHOUT_STRANGERS = [
  /^\w+ \/api\/v1\/recruitments\/:_recruitment\/application/,
  /^POST \/api\/v1\/users\//,
  /^\w+ \/api\/console\//,
  // Public content, which everybody may vote on and administrators alone change.
  /^\w+ \/api\/v1\/center\/(notifications|faqs)\//,
  // Removing a missing row, one's own or not, is a success that changes nothing.
  /^DELETE \/api\/v1\/me\/(likes\/:_like|bookmarks\/:_bookmark)$/,
  // These need a row in another state; their modules' tests cover them.
  /^PUT \/api\/v1\/company\/recruitments\/:_recruitment\/block$/,
  /^DELETE \/api\/v1\/company\/recruitments\/:_recruitment$/,
  /^DELETE \/api\/v1\/person\/recruitment-applications\/:_application$/,
];

/** What everybody reads has no strangers. */
const isPublicReading = ({ method, access }: Endpoint) => method === 'GET' && access === 'anyone';
const endpoints = (await listEndpoints()).filter(
  (endpoint) => endpoint.path.includes('/:') && !isPublicReading(endpoint),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every endpoint that names a row has its strangers tried, or a reason why not', () => {
  const untried = endpoints
    .map(nameOf)
    .filter((name) => !cases.some((one) => one.name === name))
    .filter((name) => !WITHOUT_STRANGERS.some((pattern) => pattern.test(name)));
  expect(untried).toEqual([]);
});

const passesGate = (endpoint: Endpoint, kind: Kind) => {
  const actor = actors[kind];
  if (!actor) return endpoint.access === 'anyone';
  const { userType } = actor.user;
  const shared = { userId: actor.user.id, sessionId: '', username: '' };
  try {
    if (userType === 'PERSON') admit(endpoint, { ...shared, userType, isConsole: false });
    else if (userType === 'COMPANY')
      admit(endpoint, {
        ...shared,
        userType,
        isConsole: false,
        companyId: '',
        isApproved: kind !== 'pending company',
      });
    else admit(endpoint, { ...shared, userType: null, isConsole: true, role: 'OWNER' });
    return true;
  } catch {
    return false;
  }
};

/** In the order of the cases: calls that a row needs come before those that remove it. */
const tried = cases.map((one) => {
  const endpoint = endpoints.find((candidate) => nameOf(candidate) === one.name);
  if (!endpoint) throw new Error(`the contract has no ${one.name}`);
  return [one.name, { ...one, endpoint }] as const;
});

const P = '/api/v1/company/recruitments/:_recruitment';

/** The recruitment is public, so calls about it get 403; an application gets 404 for others. */
function rejectionsOf(endpoint: Endpoint): number[] {
  const { path } = endpoint;
  if (path.includes('/:_application') || nameOf(endpoint) === `PUT ${P}/kanban`) return [404];
  return path.startsWith(P) && !path.endsWith('/:_file') ? [403] : [403, 404];
}

describe.each(tried)('%s', (_, { endpoint, owner, url, options }) => {
  test('only the owner gets through', async () => {
    const kinds = Object.keys(actors) as Kind[];
    for (const kind of kinds.filter((one) => one !== owner)) {
      const { statusCode } = await world.call(actors[kind], endpoint.method, url, options);
      const expected = passesGate(endpoint, kind) ? rejectionsOf(endpoint) : [401, 403];
      expect({ kind, isRejected: expected.includes(statusCode), statusCode }).toMatchObject({
        kind,
        isRejected: true,
      });
    }
    const own = await world.call(actors[owner], endpoint.method, url, options);
    expect({ owner, statusCode: own.statusCode, body: own.statusCode === 200 ? '' : own.body }).toEqual({
      owner,
      statusCode: 200,
      body: '',
    });
  });
});
