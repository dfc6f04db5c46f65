import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryLimiter } from '#platform/limits/limits.ts';
import { handleError } from '#kit/http/error-handler.ts';
import { HtmlCache } from './html-cache.ts';
import { pageRoutes } from './routes.ts';

/** The rendered addresses, and the maximum number of concurrent renderings. */
const rendered: string[] = [];
let going = 0;
let maxAtOnce = 0;
/** While set, renderings wait for it. */
let gate: Promise<void> | undefined;

async function render(request: Request, { locale }: { locale: string }): Promise<Response> {
  rendered.push(request.url);
  going += 1;
  maxAtOnce = Math.max(maxAtOnce, going);
  await gate;
  going -= 1;
  return new Response(`<html lang="${locale}">${new URL(request.url).pathname}</html>`);
}

/** `/free` is a page with the visitor's own input; `/lost` an unknown path. */
const documentOf = (own: string) => {
  const [path = ''] = own.split('?');
  return path.startsWith('/lost') || path === '/404'
    ? { address: '/404', isCached: true, isPublic: true, tags: [], frames: [] }
    : {
        address: path.startsWith('/free') ? own : path,
        isCached: !path.startsWith('/free'),
        isPublic: !/^\/(dashboard|console)/.test(path),
        tags: [],
        frames: [],
      };
};

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ trustProxy: true });
  app.setErrorHandler(handleError);
  await app.register(cookie);
  await pageRoutes(app, {
    pages: async () => ({ render, documentOf }),
    invoke: async () => ({}),
    readPreview: () => undefined,
    cache: new HtmlCache(),
    nextChange: () => Infinity,
    limiter: memoryLimiter(),
    publicUrl: 'http://localhost:3000',
    demoAccounts: [],
    without: [],
    now: () => new Date(),
    hasPolicy: true,
  });
});
afterAll(() => app.close());

const get = (url: string, { locale, address = '10.1.0.1' }: { locale?: string; address?: string } = {}) =>
  app.inject({
    url,
    headers: { 'x-forwarded-for': address, ...(locale && { cookie: `locale=${locale}` }) },
  });

test('a shared cache stores the Korean page only, and never sends it to a reader of another language', async () => {
  const korean = await get('/about');
  expect(korean.body).toContain('lang="ko"');
  expect(korean.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=30/);
  for (const locale of ['en', 'cn']) {
    const { headers, body } = await get('/about', { locale });
    expect(body).toContain(`lang="${locale}"`);
    expect(headers['cache-control']).toMatch(/^private/);
    expect(headers['etag']).not.toBe(korean.headers['etag']);
  }
  for (const { headers } of [
    korean,
    await get('/about', { locale: 'ko' }),
    await get('/about', { locale: 'en' }),
  ])
    expect(String(headers['vary']).split(', ')).toEqual(['accept-encoding', 'cookie']);
});

describe('an address that names another host', () => {
  const disguised = ['//evil.example/recruitments', '/.//evil.example/x', '/%2e//evil.example/x'];

  test.each(disguised)('GET %s is answered with the not-found page, under this host', async (url) => {
    const before = rendered.length;
    expect((await get(url)).body).toContain('>/404<');
    expect(rendered.slice(before).filter((one) => !one.startsWith('http://localhost:3000/'))).toEqual([]);
  });

  test.each(disguised)('POST %s is not redirected', async (url) => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url });
    expect(statusCode).toBe(404);
    expect(headers['location']).toBeUndefined();
  });

  test('a form of this site is redirected to its page', async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/login?next=/dashboard' });
    expect([statusCode, headers['location']]).toEqual([303, '/login?next=/dashboard']);
  });
});

describe('rendering', () => {
  test('of unknown paths, also overlong ones, happens once in each language', async () => {
    await get('/lost/first');
    const before = rendered.length;
    for (let i = 0; i < 20; i += 1) expect((await get(`/lost/${i}`)).statusCode).toBe(200);
    await get(`/${'/a'.repeat(7000)}`);
    await get('/a'.repeat(7000));
    expect(rendered.length).toBe(before);
  });

  test('is limited for one network, while others and cached pages are answered', async () => {
    const address = '10.1.0.2';
    const statuses = new Set<number>();
    for (let i = 0; i < 320; i += 1) statuses.add((await get(`/page-${i}`, { address })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    expect((await get('/page-0', { address })).statusCode).toBe(200);
    expect((await get('/page-new', { address: '10.1.0.3' })).statusCode).toBe(200);
  });

  test('runs a few at a time; the queue is limited, and further requests are asked to retry', async () => {
    maxAtOnce = 0;
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const asking = Array.from({ length: 130 }, (_, i) => get(`/busy-${i}`, { address: `10.2.0.${i}` }));
    const rejected = await Promise.race(asking);
    expect(rejected.statusCode).toBe(503);
    expect(rejected.headers['retry-after']).toBe('1');
    open();
    const statuses = (await Promise.all(asking)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(104);
    expect(statuses.filter((status) => status === 503)).toHaveLength(26);
    expect(maxAtOnce).toBe(4);
    gate = undefined;
    expect((await get('/busy-0', { address: '10.2.1.1' })).statusCode).toBe(200);
  });

  test('for many concurrent requests happens once and counts for one of them', async () => {
    const before = rendered.length;
    await Promise.all(Array.from({ length: 50 }, () => get('/together', { address: '10.1.0.4' })));
    expect(rendered.length).toBe(before + 1);
  });
});

test.each(['/dashboard', '/dashboard/resume', '/console/users'])(
  'the document at %s, behind the login, is never stored by caches',
  async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers['cache-control']).toBe('no-store');
  },
);
