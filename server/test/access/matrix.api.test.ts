import { describe, expect, test } from 'vitest';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { admit } from '#kit/http/gate.ts';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { collectAccessCases, collectUntried } from './access-rows.ts';
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

const untried = await collectUntried();
/** Everyone sees a public row, and every administrator each row. */
const hasStrangers = ({ access }: Endpoint) => access !== 'anyone' && access !== 'console';

const endpoints = (await listEndpoints()).filter(({ path }) => path.includes('/:'));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every endpoint that names a row has its strangers tried, or a reason why not', () => {
  const missing = endpoints
    .filter(hasStrangers)
    .map(nameOf)
    .filter((name) => !untried[name] && !cases.some((one) => one.name === name));
  expect(missing).toEqual([]);
  const names = new Set(endpoints.filter(hasStrangers).map(nameOf));
  expect(Object.keys(untried).filter((name) => !names.has(name))).toEqual([]);
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

describe.each(tried)('%s', (_, { endpoint, owner, url, options, isForAdministrators }) => {
  test('only the owner gets through', async () => {
    const kinds = (Object.keys(actors) as Kind[]).filter((one) => one !== owner);
    for (const kind of kinds.filter((one) => one !== 'console' || !isForAdministrators)) {
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
