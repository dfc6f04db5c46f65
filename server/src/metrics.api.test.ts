import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, type App } from './app.ts';
import { theWorld, type World } from '../test/world.ts';

const metricsToken = 'a-token-of-the-figures';
let world: World;
let app: App;
beforeAll(async () => {
  world = await theWorld();
  app = await createApp({ ...world, env: { ...world.env, metricsToken } });
  await app.fastify.ready();
});
afterAll(() => app.close());

const read = (authorization?: string) =>
  app.fastify.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });

test('the metrics are available to the bearer of METRICS_TOKEN and to nobody else', async () => {
  const answer = await read(`Bearer ${metricsToken}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('http_request_duration_seconds');
  const { token } = await world.anAdministrator();
  for (const other of [undefined, 'Bearer wrong-token-of-the-figures', `Bearer ${token}`])
    expect((await read(other)).statusCode).toBe(404);
});
