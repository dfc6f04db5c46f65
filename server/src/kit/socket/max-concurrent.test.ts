import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import { openSocketServer } from '#platform/sockets/sockets.ts';
import type { HandlerDeps } from '../http/perform.ts';
import { createChannels } from './channel.ts';

const AT_ONCE = 2;
const channel = {
  namespace: '/crowd',
  access: 'anyone',
  clientEvents: { limited: z.object({ fails: z.boolean() }), unlimited: z.object({ fails: z.boolean() }) },
  serverEvents: {},
} as const;

let http: Server;
let sockets: Socket[];
/** How many events are in work, and how many were at most. */
let work: { now: number; max: number };

beforeEach(async () => {
  work = { now: 0, max: 0 };
  http = createServer();
  const server = openSocketServer(http, { publicUrl: 'http://x', trustProxy: false, adapter: undefined });
  // Without a database: the events read and write nothing.
  const engine = {
    now: () => new Date(),
    present: (_: unknown, value: unknown) => value,
    onError: () => undefined,
  };
  const nobody = async () => undefined;
  const channels = createChannels({
    sockets: server,
    engine: engine as unknown as HandlerDeps,
    readIdentity: nobody,
    actorOf: nobody,
  });
  const live = channels.serve(channel);
  const run = async (_: unknown, { fails }: { fails: boolean }) => {
    work.now += 1;
    work.max = Math.max(work.max, work.now);
    await new Promise((resolve) => setTimeout(resolve, 20));
    work.now -= 1;
    if (fails) throw new Error('as a lost connection');
  };
  live.on('limited', { transaction: 'manual', maxConcurrent: AT_ONCE, run });
  live.on('unlimited', { transaction: 'manual', run });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  sockets = Array.from({ length: 6 }, () =>
    io(`http://127.0.0.1:${port}/crowd`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    }),
  );
  await Promise.all(
    sockets.map((socket) => new Promise<void>((resolve) => socket.on('connect', () => resolve()))),
  );
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await new Promise((resolve) => http.close(resolve));
});

const sendAll = (event: string, fails = false) =>
  Promise.all(sockets.map((socket) => socket.timeout(5000).emitWithAck(event, { fails })));

test('of an event with a limit, so many are in work at a time, and the others wait', async () => {
  expect(await sendAll('limited')).toEqual(sockets.map(() => ({ ok: true })));
  expect(work.max).toBe(AT_ONCE);
});

test('without a limit, all are', async () => {
  await sendAll('unlimited');
  expect(work.max).toBe(sockets.length);
});

test('one that fails leaves its place to the next', async () => {
  const answers = await sendAll('limited', true);
  expect(answers).toEqual(sockets.map(() => expect.objectContaining({ ok: false, code: 'internal' })));
  expect(await sendAll('limited')).toEqual(sockets.map(() => ({ ok: true })));
  expect(work.max).toBe(AT_ONCE);
});
