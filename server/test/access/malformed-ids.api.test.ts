import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { newId } from '#kit/db/ids.ts';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { callers, createAccessWorld } from './access-world.ts';

/** Calls with a malformed id in their path are answered like calls with the id of no row. */
const endpoints = (await listEndpoints()).filter(({ path }) => /\/:_/.test(path));

const { world, actors, cases } = await createAccessWorld();

// Together they are more calls than one network may make in ten seconds.
beforeEach(() => world.clock.advance(1));

/** The call of the endpoint's access case, or one without a body, on other ids. */
function readCall(endpoint: Endpoint, ids: (name: string) => string) {
  const { method, path, access } = endpoint;
  const known = cases.find(({ name }) => name === `${method} ${path}`);
  const actor = actors[known?.owner ?? callers[access]];
  const url = path.replace(/:(\w+)/g, (_, name: string) =>
    name.startsWith('_') ? encodeURIComponent(ids(name)) : '1',
  );
  const query = known?.url.replace(/^[^?]*/, '') ?? '';
  const options = known?.options ?? (method === 'GET' ? {} : { body: {} });
  return { actor, method, url: url + query, options };
}

async function answerOf(endpoint: Endpoint, ids: (name: string) => string) {
  const { actor, method, url, options } = readCall(endpoint, ids);
  const { statusCode, body } = await world.call(actor, method, url, options);
  const { requestId: _, ...said } = body ? JSON.parse(body) : {};
  return { statusCode, said };
}

const MALFORMED = ['no-id', '0', "'", '%', 'ffffffff-ffff-ffff-ffff-fffffffffff', 'x'.repeat(64), ''];

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s: a malformed id is answered like the id of no row',
  async (_, endpoint) => {
    const missing = await answerOf(endpoint, newId);
    const answers = [];
    for (const id of MALFORMED) answers.push(await answerOf(endpoint, () => id));
    expect(answers).toEqual(MALFORMED.map(() => missing));
  },
);

const A_DAY = 'from=2026-01-01&to=2026-01-31';
test.each([
  ['console', 'users', '/api/console/users?_user='],
  ['console', 'users', '/api/console/users?_level='],
  ['console', 'messages', '/api/console/messages?_user='],
  ['console', 'messages', '/api/console/messages?_dispatch='],
  ['console', 'recruitments', '/api/console/recruitments?_company='],
  ['console', 'applications', `/api/console/statistics/recruitment/applications?${A_DAY}&_company=`],
  ['person', 'likes', '/api/v1/me/likes?_recruitment='],
] as const)('%s: a list of %s filtered by a malformed id is empty', async (kind, plural, url) => {
  const answer = await world.call(actors[kind], 'GET', `${url}no-id`);
  expect(answer.json()).toMatchObject({ [plural]: [], count: 0 });
});
