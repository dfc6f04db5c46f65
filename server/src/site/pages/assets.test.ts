import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleError } from '#kit/http/error-handler.ts';
import { serveAssets } from './assets.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await serveAssets(app, ['ko'], () => import.meta.dirname);
});
afterAll(() => app.close());

test.each(['bytes=0-3', 'bytes=9999999-', 'bytes=a-b', 'items=0-3'])(
  'a script is sent whole for the range %s',
  async (range) => {
    const answer = await app.inject({ url: '/static/ko/assets.ts', headers: { range } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['accept-ranges']).toBeUndefined();
    expect(answer.body).toContain('serveAssets');
  },
);
