import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { companyInterviews } from '@ieum/contract/live/interviews/endpoints.ts';
import type { LastingCredentials } from '@ieum/contract/live/interviews/schemas.ts';
import { closeSockets, connect, connectAs, next, send } from '../../../../test/sockets.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const SECRET = 'a-secret-of-the-test-relay';
const SECONDS = 10;

let world: World;
beforeAll(async () => {
  const TURN_URLS = 'turn:turn.example.com:3478';
  world = await openWorld({ TURN_URLS, TURN_SECRET: SECRET, TURN_SECONDS: String(SECONDS) });
});
afterEach(closeSockets);
afterAll(() => world.app.close());

const expiryOf = ({ username }: LastingCredentials) => Number(username.split(':')[0]);

test('who is in a room gets new credentials before the first end, also a guest; others get none', async () => {
  const company = await world.aCompany();
  const body = { title: '릴레이 면접', entrance: { type: 'ONE_WITH_URL' as const } };
  const { interview } = await world.api(company, companyInterviews).create({ body });
  const { code } = interview;
  const joining = { code, name: '김손님', audio: true, video: true };
  const host = await connect(world.app, '/interview', company);
  await send(host, 'join', joining);
  const guest = await connectAs(world.app, '/interview', { sessionId: 'a-session-that-is-long-enough' });
  expect(await send(guest, 'relay', {})).toMatchObject({ ok: false, code: 'forbidden' });
  await send(guest, 'seek', { code, name: '김손님' });
  await send(host, 'auth', { code, socketId: guest.id, isApproved: true });
  const joined = next<{ relay: LastingCredentials }>(guest, 'joined');
  await send(guest, 'join', joining);
  const { relay: first } = await joined;
  expect(first).toMatchObject({ urls: ['turn:turn.example.com:3478'], seconds: SECONDS });

  world.clock.advance(SECONDS * 0.75);
  const arrived = next<LastingCredentials>(guest, 'relay');
  expect(await send(guest, 'relay', {})).toEqual({ ok: true });
  const second = await arrived;
  expect(expiryOf(second) - expiryOf(first)).toBeGreaterThanOrEqual(Math.floor(SECONDS * 0.75));
  expect(second.password).toBe(createHmac('sha1', SECRET).update(second.username).digest('base64'));
});
