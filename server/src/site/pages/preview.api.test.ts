import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleBanners } from '@ieum/contract/content/banners/endpoints.ts';
import { bannerPaths } from '@ieum/contract/content/banners/paths.ts';
import { boardPaths } from '@ieum/contract/content/boards/paths.ts';
import { previews } from '@ieum/contract/content/previews/endpoints.ts';
import { handleError } from '#kit/http/error-handler.ts';
import { newId } from '#kit/db/ids.ts';
import { memoryLimiter } from '#platform/limits/limits.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { HtmlCache } from './html-cache.ts';
import type { PageContext } from './renderer.ts';
import { pageRoutes } from './routes.ts';

let world: World;
let admin: TestActor;
let app: FastifyInstance;
const cache = new HtmlCache();

/** A page that consists of what its loaders read. */
async function render(_request: Request, context: PageContext): Promise<Response> {
  const read = [
    await context.send(bannerPaths.find, { params: { code: 'main' } }),
    await context.send(boardPaths.listCodes, {}),
  ];
  return new Response(`${context.locale} ${JSON.stringify([read, context.preview])}`);
}

const documentOf = (own: string) => {
  const [address = ''] = own.split('?');
  return {
    address,
    isCached: true,
    isPublic: !/^\/(console|dashboard)/.test(address),
    tags: ['banners'],
    frames: [],
  };
};

beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  app = Fastify();
  app.setErrorHandler(handleError);
  await app.register(cookie);
  await pageRoutes(app, {
    pages: async () => ({ render, documentOf }),
    invoke: world.app.invoke,
    readPreview: world.app.modules.readPreview,
    cache,
    nextChange: () => Infinity,
    limiter: memoryLimiter(),
    publicUrl: 'http://localhost:3000',
    demoAccounts: [],
    without: [],
    now: () => world.clock.now(),
    hasPolicy: true,
  });
});
afterAll(() => app.close());

const DAY = 24 * 3600;
const after = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString();

/** A banner that begins in a week, and the token of a preview of that time. */
async function nextWeek(language: 'ko' | 'en' = 'ko') {
  const period = { isActive: true, startsAt: after(7 * DAY), endsAt: after(8 * DAY) };
  const body = { code: 'main' as const, name: `배너 ${newId()}`, ...period };
  const { banner } = await world.api(admin, consoleBanners).create({ body });
  const asked = { at: after(7 * DAY + 60), viewer: 'COMPANY' as const, language };
  const { preview } = await world.api(admin, previews).create({ body: asked });
  return { id: banner._id, ...asked, ...preview };
}
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a page is rendered as at the moment, and neither sent from the cache nor stored there', async () => {
  const { id, token } = await nextWeek();
  const today = (await open('/')).body;
  const stored = cache.size();
  const { body, statusCode } = await open(`/?preview=${token}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(id);
  expect(today).not.toContain(id);
  expect(cache.size()).toEqual(stored);
  expect((await open('/')).body).toBe(today);
});

test('the scripts of the page get what they need to stay in the preview', async () => {
  const { at, token } = await nextWeek();
  expect((await open(`/?preview=${token}`)).body).toContain(JSON.stringify({ token, at, viewer: 'COMPANY' }));
  expect((await open('/')).body).not.toContain('viewer');
});

test('it is stored and found by nobody, and shown in a frame of this site alone', async () => {
  const { token } = await nextWeek();
  const { headers } = await open(`/?preview=${token}`);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(headers['etag']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const plain = (await open('/')).headers;
  expect(plain['x-frame-options']).toBe('DENY');
  expect(plain['x-robots-tag']).toBeUndefined();
  expect(plain['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('its language is that of the token, whatever the browser prefers', async () => {
  const { token } = await nextWeek('en');
  expect((await open(`/?preview=${token}`, { cookie: 'locale=cn' })).body).toMatch(/^en /);
});

test.each(['/console', '/console/banners', '/dashboard'])('%s has no preview', async (path) => {
  const { token } = await nextWeek();
  const { statusCode, headers, body } = await open(`${path}?preview=${token}`);
  expect([statusCode, headers['cache-control']]).toEqual([403, 'no-store']);
  expect(body).toContain('누구나 볼 수 있는 화면만');
});

test('an expired or invented token is answered with a plain page', async () => {
  const { token } = await nextWeek();
  const invented = await open('/?preview=x.y');
  world.clock.advance(15 * 60 + 1);
  const expired = await open(`/?preview=${token}`, { cookie: 'locale=en' });
  world.clock.reset();
  expect([invented.statusCode, expired.statusCode]).toEqual([403, 403]);
  expect(invented.body).toContain('미리보기 시간이 지났거나');
  expect(expired.body).toContain('This preview has expired');
  expect(expired.body).not.toContain('<script');
});

test('a page opened inside the frame without scripts stays in the preview', async () => {
  const { token } = await nextWeek();
  const inFrame = { host: 'localhost:3000', 'sec-fetch-dest': 'iframe' };
  const referer = `http://localhost:3000/?preview=${token}`;
  const answer = await open('/center/notice?page=2', { ...inFrame, referer });
  const params = new URLSearchParams({ page: '2', preview: token });
  expect([answer.statusCode, answer.headers['location']]).toEqual([
    303,
    `/center/notice?${params.toString()}`,
  ]);
  for (const headers of [
    { ...inFrame, referer, 'sec-fetch-dest': 'document' },
    { ...inFrame, referer: `http://other.example/?preview=${token}` },
    { ...inFrame, referer: 'http://localhost:3000/' },
  ])
    expect((await open('/center/notice', headers)).statusCode).toBe(200);
});
