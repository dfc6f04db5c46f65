import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { rightBody } from '../lib/bodies.ts';
import {
  callerOf,
  createSharedRows,
  nameOf,
  orderedEndpoints,
  paramsOf,
  pathWith,
  type SharedRows,
} from '../lib/endpoint-calls.ts';
import { answerOf, each, type Answer } from '../lib/http.ts';
import { personasOf, expectedStatus, type Persona } from '../lib/personas.ts';
import { aTenant, type Tenant } from '../lib/tenant.ts';
import { openWorld, type Options, type World } from '../lib/world.ts';

/** Sends one call of the matrix. */
type Send = (persona: Persona, endpoint: Endpoint, path: string, options: Options) => Promise<Answer>;

interface Target {
  world: World;
  a: Tenant;
  b: Tenant;
  shared: SharedRows;
  personas: Persona[];
  send: Send;
  tally: Tally;
}

const MISSING = '01900000-0000-7000-8000-00000000dead';

/** Endpoints of public rows; they are tried with a row that is not public. */
const isOpenToAll = ({ access, path }: Endpoint) => access === 'anyone' && path.includes('/:_');
/** Shared rows, found by a name. */
const HAS_NO_ROW = /:(code|type)\b/;

/** The ids of an endpoint with each of its rows replaced in turn, and all of them. */
function swaps(right: Record<string, string>, other: Record<string, string>): Record<string, string>[] {
  const names = Object.keys(right);
  const singles = names.length > 1 ? names.map((name) => ({ ...right, [name]: other[name] ?? '' })) : [];
  return [...singles, other];
}

const plain = ({ text }: Answer) => text.replace(/"requestId":"[^"]*"/, '');
const missingOf = (params: Record<string, string>) =>
  Object.fromEntries(Object.keys(params).map((name) => [name, MISSING]));

/** A foreign row is answered like a missing one, or openly rejected where it is public. */
function isAlike(endpoint: Endpoint, seen: Answer, unseen: Answer): boolean {
  if (seen.status === 403 && unseen.status === 404 && namesPublic(endpoint)) return true;
  const isSame = seen.status === unseen.status && plain(seen) === plain(unseen);
  const isRejected = seen.status >= 400 && seen.status < 500;
  const isForgiving = seen.status === 200 && seen.text === '{}' && endpoint.method === 'DELETE';
  return isSame && (isRejected || isForgiving);
}

/** A persona's own rows, all the rows of A, and rows that do not exist. */
async function tryRows(target: Target, endpoint: Endpoint, persona: Persona) {
  const { a, shared, world, send, tally } = target;
  const theirs = hiddenOf(target, endpoint, paramsOf(endpoint, a, shared));
  const own = persona.tenant ? paramsOf(endpoint, persona.tenant, shared) : missingOf(theirs);
  const targets = [theirs, ...(isOfBoards(endpoint) ? [{ ...theirs, ...hiddenPost(a) }] : [])];
  const options = await rightBody(endpoint, persona.tenant ?? a, shared, world);
  const missing = swaps(own, missingOf(theirs));
  const foreigners = targets.flatMap((target) => [...swaps(own, target).entries()]);
  for (const [i, foreign] of foreigners) {
    const [one, other] = [pathWith(endpoint, foreign), pathWith(endpoint, missing[i] ?? {})];
    const seen = await send(persona, endpoint, one, options);
    const unseen = await send(persona, endpoint, other, options);
    tally.check(
      isAlike(endpoint, seen, unseen),
      () =>
        `${persona.name} ${nameOf(endpoint)}: of another ${seen.status} ${plain(seen).slice(0, 80)}, missing ${unseen.status} ${plain(unseen).slice(0, 80)}`,
    );
  }
}

const isOfBoards = ({ path }: Endpoint) => path.startsWith('/api/v1/boards/:');
const hiddenPost = ({ ids }: Tenant) => ({ _board: ids.hiddenPost, _comment: ids.hiddenComment });

/** Calls about a public recruitment or post get 403: there is nothing to hide. */
const namesPublic = (endpoint: Endpoint) => isOfBoards(endpoint) || namesRecruitment(endpoint);
const namesRecruitment = ({ path }: Endpoint) =>
  /^\/api\/v1\/company\/recruitments\/:_recruitment(\/(closing|copies|questions|state|attachments.*|move-notice|block|kanban|recruits|appointments|applications(\/(facets|stage|export|compare))?))?$/.test(
    path,
  );

/** Every reader of a post may do it. */
const isOfReaders = ({ method, path, access }: Endpoint) =>
  path.includes('/boards/:') && (access === 'anyone' || (method === 'POST' && /comments|reports/.test(path)));

function hiddenOf({ a, shared }: Target, endpoint: Endpoint, params: Record<string, string>) {
  const { ids, pending } = a;
  const isOfRecruitment =
    isOpenToAll(endpoint) || /recruitments\/:_recruitment\/(application|flags)/.test(endpoint.path);
  return {
    ...params,
    ...(isOfRecruitment &&
      endpoint.access !== 'approvedCompany' &&
      params['_recruitment'] && { _recruitment: ids.hiddenRecruitment }),
    ...(params['_company'] !== undefined && { _company: pending.company.id }),
    ...(isOfReaders(endpoint) && hiddenPost(a)),
    ...(endpoint.access === 'anyone' && {
      _faq: shared.ids.draftFaq,
      _notification: shared.ids.draftNotice,
    }),
  };
}

/** Whether rows of A are foreign to a persona; administrators work on all of them. */
const isStranger = ({ tenant, name, member }: Persona, endpoint: Endpoint, a: Tenant) => {
  // Each administrator has reports of their own, and may change the posts of all members.
  if (endpoint.path.includes('saved-reports/:')) return name !== 'console';
  const isOfConsole = endpoint.access === 'console' || /v1\/(boards|forms)\/:/.test(endpoint.path);
  return tenant !== a && !(member?.isConsole && isOfConsole);
};

async function tryPersona(target: Target, endpoint: Endpoint, persona: Persona) {
  const { a, shared, world, send, tally } = target;
  const expected = expectedStatus(endpoint, persona);
  if (expected) {
    const path = pathWith(endpoint, paramsOf(endpoint, a, shared));
    for (const one of [path, pathWith(endpoint, missingOf(paramsOf(endpoint, a, shared)))]) {
      const { status } = await send(persona, endpoint, one, await rightBody(endpoint, a, shared, world));
      tally.check(
        status === expected,
        () => `${persona.name} ${nameOf(endpoint)}: ${status} instead of ${expected}`,
      );
    }
    return;
  }
  const hasRow = endpoint.path.includes('/:') && !HAS_NO_ROW.test(endpoint.path);
  if (hasRow && isStranger(persona, endpoint, a)) await tryRows(target, endpoint, persona);
}

/** Every persona except the right caller, over every endpoint. */
async function tryAll(target: Target, endpoints: readonly Endpoint[]) {
  const pairs = endpoints.flatMap((endpoint) => target.personas.map((persona) => ({ endpoint, persona })));
  await each(pairs, 16, ({ endpoint, persona }) => tryPersona(target, endpoint, persona));
}

/**
 * The right caller of A: the attempts before must not have changed the rows, and the calls themselves must be
 * valid.
 */
async function countRight({ world, a, shared, tally }: Target, endpoints: readonly Endpoint[]) {
  const unreached: string[] = [];
  for (const endpoint of endpoints) {
    const path = pathWith(endpoint, paramsOf(endpoint, a, shared));
    const options = await rightBody(endpoint, a, shared, world);
    const answer = await world.call(callerOf(endpoint, a, shared), endpoint.method, path, options);
    tally.check(
      answer.status < 500,
      () => `${nameOf(endpoint)} fails with ${answer.status} ${answer.text.slice(0, 200)}`,
    );
    if (answer.status >= 400) unreached.push(`${nameOf(endpoint)} ${answer.status}`);
  }
  return unreached;
}

export const attack: Attack = {
  id: 'A1',
  what: 'Every endpoint by fourteen kinds of callers, each role of administrators among them, with their own rows, foreign rows and missing ones',
  goal: '0 unexpected responses; a foreign row is answered like a missing one, a public recruitment with 403',
  run: async ({ onPostgres }) => {
    const instance = await onPostgres();
    const world = await openWorld(instance.db, instance.url);
    const [a, b, shared] = [
      await aTenant(world, '가'),
      await aTenant(world, '나'),
      await createSharedRows(world),
    ];
    const personas = await personasOf(world, { a, b, shared });
    const endpoints = await orderedEndpoints();
    const tally = createTally();
    const send: Send = ({ token }, { method }, path, options) =>
      world.call(token ? { token } : undefined, method, path, options);
    const target = { world, a, b, shared, personas, send, tally };
    await tryAll(target, endpoints);
    const unreached = await countRight(target, endpoints);

    const weak = createTally();
    const letsIn: Send = async () => answerOf(200, {}, Buffer.from('{"recruitment":{}}'));
    const reports: Send = async (_, __, path) =>
      answerOf(path.includes(MISSING) ? 404 : 403, {}, Buffer.from('{}'));
    await tryAll({ ...target, send: letsIn, tally: weak }, endpoints.slice(0, 40));
    const notification = createTally();
    await tryAll(
      { ...target, send: reports, tally: notification },
      endpoints.filter(({ path }) => path.includes('/:_')),
    );
    return tally.outcome(
      {
        endpoints: endpoints.length,
        callers: personas.length,
        'right calls accepted': `${endpoints.length - unreached.length} of ${endpoints.length}`,
        ...(process.env['ATTACK_VERBOSE'] && { unreached: unreached.join(', ') }),
      },
      weak.failures() > 0 && notification.failures() > 0,
    );
  },
};
