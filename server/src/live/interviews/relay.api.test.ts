import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coturn } from '@ieum/contract/live/interviews/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { hasCoturn, startTurnServer } from '../../../test/faults/turn-server.ts';
import { openWorld } from '../../../test/world.ts';
import { credentialsOf } from './relay.ts';

const SECRET = 'a-secret-of-the-test-relay';

test('credentials are the signature of their expiry, an hour at most, and name nobody', async () => {
  const own = await openWorld({ TURN_URLS: 'turn:turn.example.com:3478', TURN_SECRET: SECRET });
  const person = await own.aPerson();
  const { data } = await own.api(person, coturn).generate({});
  expect(data.urls).toEqual(['turn:turn.example.com:3478']);
  const [expiry = '', tag = ''] = data.username.split(':');
  expect(Number(expiry) - own.clock.now().getTime() / 1000).toBeLessThanOrEqual(3600);
  expect(tag).toMatch(/^[\da-f]{12}$/);
  expect(data.password).toBe(createHmac('sha1', SECRET).update(data.username).digest('base64'));
  const answers = [];
  for (let i = 0; i < 10; i += 1) answers.push(await own.answers(person, coturn).generate());
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 429)).toHaveLength(1);
  await own.app.close();
});

describe.runIf(hasCoturn)('a real coturn', () => {
  let relay: Awaited<ReturnType<typeof startTurnServer>>;
  let own: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    relay = await startTurnServer(SECRET);
    own = await openWorld({ TURN_URLS: relay.url, TURN_SECRET: SECRET });
  });
  afterAll(async () => {
    await relay.stop();
    await own.app.close();
  });
  const generate = async () => (await own.api(await own.aPerson(), coturn).generate({})).data;

  test('relays for credentials of the endpoint', async () => {
    expect(await relay.relays(await generate())).toBe(true);
  }, 30_000);

  test('rejects expired and foreign credentials', async () => {
    const settings = { urls: [relay.url], secret: SECRET, seconds: 3600 };
    const past = addSeconds(new Date(), -2 * 3600);
    expect(await relay.relays(credentialsOf(settings, past))).toBe(false);
    const foreign = { ...settings, secret: 'another-secret-of-nobody' };
    expect(await relay.relays(credentialsOf(foreign, new Date()))).toBe(false);
  }, 60_000);

  test('passes nothing to a private network', async () => {
    expect(await relay.relays(await generate(), '10.1.2.3')).toBe(false);
  }, 30_000);
});

test.skipIf(hasCoturn)('coturn is not installed here, so no relay was tried', () => {
  expect(hasCoturn).toBe(false);
});
