import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryLimiter } from '#platform/limits.ts';
import { createHtmlCache } from './html-cache.ts';
import { pageRoutes } from './routes.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(cookie);
  await pageRoutes(app, {
    render: async (_request, { locale }) => new Response(`<html lang="${locale}"></html>`),
    invoke: async () => ({}),
    cache: createHtmlCache(),
    limiter: memoryLimiter(),
    publicUrl: 'http://localhost:3000',
    isDemo: false,
    now: () => new Date(),
    hasPolicy: true,
  });
});
afterAll(() => app.close());

const get = (locale?: string) =>
  app.inject({ url: '/about', headers: locale ? { cookie: `locale=${locale}` } : {} });

test('a shared cache keeps the Korean page alone, and never gives it to a reader of another language', async () => {
  const korean = await get();
  expect(korean.body).toContain('lang="ko"');
  expect(korean.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=30/);
  for (const locale of ['en', 'cn']) {
    const { headers, body } = await get(locale);
    expect(body).toContain(`lang="${locale}"`);
    expect(headers['cache-control']).toMatch(/^private/);
    expect(headers['etag']).not.toBe(korean.headers['etag']);
  }
  for (const { headers } of [korean, await get('ko'), await get('en')])
    expect(String(headers['vary']).split(', ')).toEqual(['accept-encoding', 'cookie']);
});
