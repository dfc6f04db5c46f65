import { fillPath } from '../../contract/src/common/endpoint.ts';
import { routeTable } from '../../web/app/route-table.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { rightBody } from '../lib/bodies.ts';
import { callerOf, nameOf, orderedEndpoints, paramsOf, pathWith } from '../lib/endpoint-calls.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { answerOf, type Answer } from '../lib/http.ts';
import { openSocket } from '../lib/sockets.ts';

const FOREIGN = 'https://evil.example';
const HEADERS = { origin: FOREIGN, 'sec-fetch-site': 'cross-site' };

/** Paths beside those of pages and endpoints. */
const ODD_PATHS = [
  '/api/nowhere',
  '/api/openapi.json',
  '/api/health/live',
  '/api/health/ready',
  '/nowhere',
  '//evil.example/',
  '/%2e%2e/etc/passwd',
  '/%zz',
  '/rss.xml',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/robots.txt',
  '/static/ko/assets/missing.js',
];

/** The security headers that a response lacks. */
function lacksOf({ headers }: Answer): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? /default-src([^;]*)/.exec(policy)?.[1] ?? '*';
  const rules: Record<string, boolean> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'a policy of scripts': policy !== '' && !/unsafe-inline|unsafe-eval|\*|https?:(?!\/)/.test(scripts),
    'frame-ancestors or sandbox': /frame-ancestors 'none'|sandbox/.test(policy),
    HSTS: /max-age=\d{7,}/.test(String(headers['strict-transport-security'] ?? '')),
    'no CORS for other origins': headers['access-control-allow-origin'] === undefined,
    'no CORS with credentials': headers['access-control-allow-credentials'] === undefined,
    'no name of the server': headers['x-powered-by'] === undefined && headers['server'] === undefined,
    'a cache rule': headers['cache-control'] !== undefined,
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]));
}

interface Scene {
  target: Target;
  tally: Tally;
}

/** Calls as a page of another origin does. */
const fromElsewhere = ({ world }: Target, path: string) =>
  world.call(undefined, 'GET', path, { headers: HEADERS });

function checkHeaders({ tally }: Scene, what: string, answer: Answer): void {
  const lacks = lacksOf(answer);
  tally.check(lacks.length === 0, () => `${what} (${answer.status}) lacks ${lacks.join(', ')}`);
}

async function checkCalls(scene: Scene): Promise<void> {
  const { world, a, shared } = scene.target;
  for (const endpoint of await orderedEndpoints()) {
    const path = pathWith(endpoint, paramsOf(endpoint, a, shared));
    const { method } = endpoint;
    const visit = await world.call(undefined, method, path, { headers: HEADERS });
    checkHeaders(scene, `visitor ${nameOf(endpoint)}`, visit);
    if (method !== 'GET') continue;
    const options = await rightBody(endpoint, a, shared, world);
    const caller = callerOf(endpoint, a, shared);
    checkHeaders(
      scene,
      nameOf(endpoint),
      await world.call(caller, 'GET', path, { ...options, headers: HEADERS }),
    );
  }
}

/** The pages and the script that they load; returns how many pages there are. */
async function checkPages(scene: Scene): Promise<number> {
  const { a } = scene.target;
  const ids = { _recruitment: a.ids.recruitment, _company: a.company.company.id };
  const pages = routeTable
    .filter(({ screen }) => screen)
    .map(({ path }) => fillPath(path.replace(/\{(\w+)\}/g, ':$1'), ids));
  let script = '';
  for (const path of pages.filter((one) => !/undefined|anything/.test(one))) {
    const page = await fromElsewhere(scene.target, path);
    checkHeaders(scene, path, page);
    script ||= /src="(\/static\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '';
  }
  checkHeaders(scene, `script ${script}`, await fromElsewhere(scene.target, script || '/nowhere.js'));
  return pages.length;
}

/** Another page must not be able to open a session with what a browser sends automatically. */
async function openSessions({ target: { world }, tally }: Scene): Promise<void> {
  const cookie = 'keep=anything';
  for (const site of ['cross-site', 'same-site', 'none', '']) {
    const sent = { origin: FOREIGN, cookie, ...(site && { 'sec-fetch-site': site }) };
    const { status } = await world.call(undefined, 'GET', '/api/auth/refreshToken', { headers: sent });
    tally.check(status === 401, () => `a login was opened from ${site || 'nowhere'}: ${status}`);
  }
}

/** Forms can be sent to another origin without a preflight. */
async function sendForms({ target: { world }, tally }: Scene): Promise<void> {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
    const { status } = await world.call(undefined, 'POST', '/api/v1/users/check-username', {
      body: '{"username":"nobody1"}',
      headers: { ...HEADERS, 'content-type': type },
    });
    tally.check(status >= 400, () => `a form of ${type} was accepted: ${status}`);
  }
}

async function requestPreflight({ target: { world }, tally }: Scene): Promise<void> {
  const headers = {
    ...HEADERS,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  };
  const answer = await world.call(undefined, 'OPTIONS', '/api/v1/me', { headers });
  tally.check(answer.headers['access-control-allow-methods'] === undefined, () => 'a preflight was granted');
}

async function openForeignSocket({ target: { instance, a }, tally }: Scene): Promise<void> {
  const { token } = a.company;
  const socket = await openSocket(instance.url, { token, headers: { origin: FOREIGN } }).catch(
    () => undefined,
  );
  tally.check(socket === undefined, () => 'a socket was opened from another origin');
  socket?.close();
}

/** Whether the rules report a response without any of the headers. */
function isWeakCaught(): boolean {
  const headers = {
    'access-control-allow-origin': '*',
    'content-security-policy': "script-src 'unsafe-inline'",
  };
  return lacksOf(answerOf(200, headers, Buffer.from(''))).length > 3;
}

export const attack: Attack = {
  id: 'C5',
  what: 'The headers of every call, page and file, and calls from a page of another origin',
  goal: 'nosniff, script policy without unsafe-inline, no framing, HSTS, no CORS on every route; 0 foreign writes',
  run: async ({ onPostgres }) => {
    const target = await prepareTarget(await onPostgres({ PUBLIC_URL: 'https://ieum.example' }));
    const tally = createTally();
    const scene = { target, tally };
    await checkCalls(scene);
    for (const path of ODD_PATHS) checkHeaders(scene, path, await fromElsewhere(target, path));
    const routes = await checkPages(scene);
    await openSessions(scene);
    await sendForms(scene);
    await requestPreflight(scene);
    await openForeignSocket(scene);
    return tally.outcome({ routes }, isWeakCaught());
  },
};
