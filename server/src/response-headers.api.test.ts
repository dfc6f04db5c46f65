import { beforeAll, describe, expect, test } from 'vitest';
import { theWorld, type World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const get = async (url: string) => (await world.call(undefined, 'GET', url)).headers;

describe('every response has the security headers for browsers', () => {
  test.each([
    '/api/v1/terms',
    '/api/v1/me',
    '/api/nowhere',
    '/rss.xml',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/nowhere.xml',
    '/robots.txt',
    '/static/ko/assets/missing.js',
    '/nowhere.js',
    '/%zz',
  ])('%s', async (url) => {
    const headers = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/);
    expect(headers['cache-control']).toBeDefined();
  });
});
