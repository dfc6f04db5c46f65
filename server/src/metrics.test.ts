import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, type House } from './app.ts';
import { theWorld, type World } from '../test/world.ts';

const metricsToken = 'a-token-of-the-figures';
let world: World;
let house: House;
beforeAll(async () => {
  world = await theWorld();
  house = await createApp({ ...world, env: { ...world.env, metricsToken } });
  await house.app.ready();
});
afterAll(() => house.close());

const read = (authorization?: string) =>
  house.app.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) });

test('the figures open to the bearer of METRICS_TOKEN and to nobody else', async () => {
  const answer = await read(`Bearer ${metricsToken}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('http_request_duration_seconds');
  const { token } = await world.anAdministrator();
  for (const other of [undefined, 'Bearer wrong-token-of-the-figures', `Bearer ${token}`])
    expect((await read(other)).statusCode).toBe(404);
});
