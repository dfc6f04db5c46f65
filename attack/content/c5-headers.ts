import { fillPath } from '../../contract/src/common/endpoint.ts';
import { routeTable } from '../../web/app/route-table.ts';
import { createTally, type Attack } from '../lib/attack.ts';
import { rightBody } from '../lib/bodies.ts';
import { callerOf, nameOf, orderedEndpoints, paramsOf, pathWith } from '../lib/calls.ts';
import { groundOn } from '../lib/ground.ts';
import { answerOf, type Answer } from '../lib/http.ts';
import { openSocket } from '../lib/sockets.ts';

const FOREIGN = 'https://evil.example';

/** The security headers that a response lacks. */
function lacksOf({ headers }: Answer): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? /default-src([^;]*)/.exec(policy)?.[1] ?? '*';
  const rules: Record<string, boolean> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'a policy of scripts': policy !== '' && !/unsafe-inline|unsafe-eval|\*|https?:(?!\/)/.test(scripts),
    'frame-ancestors or sandbox': /frame-ancestors 'none'|sandbox/.test(policy),
    HSTS: /max-age=\d{7,}/.test(String(headers['strict-transport-security'] ?? '')),
    'no leave for other origins': headers['access-control-allow-origin'] === undefined,
    'no leave for credentials': headers['access-control-allow-credentials'] === undefined,
    'no word of the server': headers['x-powered-by'] === undefined && headers['server'] === undefined,
    'a cache rule': headers['cache-control'] !== undefined,
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]));
}

export const attack: Attack = {
  id: 'C5',
  what: 'The headers of every call, page and file, and calls from a page of another origin',
  goal: 'nosniff, script policy without unsafe-inline, no framing, HSTS, no CORS on every route; 0 foreign writes',
  run: async ({ onPostgres }) => {
    const ground = await groundOn(await onPostgres({ PUBLIC_URL: 'https://ieum.example' }));
    const { world, a, commons, instance } = ground;
    const tally = createTally();
    const judge = (what: string, answer: Answer) => {
      const lacks = lacksOf(answer);
      tally.check(lacks.length === 0, () => `${what} (${answer.status}) lacks ${lacks.join(', ')}`);
    };
    const headers = { origin: FOREIGN, 'sec-fetch-site': 'cross-site' };
    for (const endpoint of await orderedEndpoints()) {
      const path = pathWith(endpoint, paramsOf(endpoint, a, commons));
      judge(`visitor ${nameOf(endpoint)}`, await world.call(undefined, endpoint.method, path, { headers }));
      if (endpoint.method !== 'GET') continue;
      const options = await rightBody(endpoint, a, commons, world);
      judge(
        nameOf(endpoint),
        await world.call(callerOf(endpoint, a, commons), 'GET', path, { ...options, headers }),
      );
    }
    for (const path of [
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
    ])
      judge(path, await world.call(undefined, 'GET', path, { headers }));
    const ids = { _recruitment: a.ids.recruitment, _company: a.company.company.id };
    const pages = routeTable
      .filter(({ screen }) => screen)
      .map(({ path }) => fillPath(path.replace(/\{(\w+)\}/g, ':$1'), ids));
    let script = '';
    for (const path of pages.filter((one) => !/undefined|anything/.test(one))) {
      const page = await world.call(undefined, 'GET', path, { headers });
      judge(path, page);
      script ||= /src="(\/static\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '';
    }
    judge(`script ${script}`, await world.call(undefined, 'GET', script || '/nowhere.js', { headers }));

    // Another page must not be able to open a session with what a browser sends automatically.
    const cookie = 'keep=anything';
    for (const site of ['cross-site', 'same-site', 'none', '']) {
      const sent = { origin: FOREIGN, cookie, ...(site && { 'sec-fetch-site': site }) };
      const { status } = await world.call(undefined, 'GET', '/api/auth/refreshToken', { headers: sent });
      tally.check(status === 401, () => `a login was opened from ${site || 'nowhere'}: ${status}`);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
      const form = { method: 'POST', path: '/api/v1/users/check-username', body: '{"username":"nobody1"}' };
      const { status } = await world.call(undefined, form.method, form.path, {
        body: form.body,
        headers: { ...headers, 'content-type': type },
      });
      tally.check(status >= 400, () => `a form of ${type} was accepted: ${status}`);
    }
    const preflight = {
      ...headers,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const options = await world.call(undefined, 'OPTIONS', '/api/v1/me', { headers: preflight });
    tally.check(
      options.headers['access-control-allow-methods'] === undefined,
      () => 'a preflight was granted',
    );
    const socket = await openSocket(instance.url, {
      token: a.company.token,
      headers: { origin: FOREIGN },
    }).catch(() => undefined);
    tally.check(socket === undefined, () => 'a socket was opened from another origin');
    socket?.close();

    const weak = answerOf(
      200,
      { 'access-control-allow-origin': '*', 'content-security-policy': "script-src 'unsafe-inline'" },
      Buffer.from(''),
    );
    return tally.outcome({ routes: pages.length }, lacksOf(weak).length > 3);
  },
};
