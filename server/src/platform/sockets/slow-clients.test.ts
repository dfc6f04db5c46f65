import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import { openSocketServer } from './sockets.ts';

const PLACE = '/place';
const HALF_MEGABYTE = 'x'.repeat(512 * 1024);
/** More than the network holds of a connection on this machine. */
const MESSAGES = 60;

/** The WebSocket below a client, which can leave unread what arrives. */
interface BelowClient {
  transport: { ws: { pause: () => void; resume: () => void; send: (text: string) => void } };
}
const below = ({ io: manager }: Socket) => (manager.engine as unknown as BelowClient).transport.ws;

let http: ReturnType<typeof createServer>;
let server: ReturnType<typeof openSocketServer>;
let clients: Socket[] = [];
beforeEach(async () => {
  http = createServer();
  server = openSocketServer(http, { publicUrl: 'http://localhost', trustProxy: false, adapter: undefined });
  server.of(PLACE);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const client of clients.splice(0)) {
    below(client).resume();
    client.close();
  }
  await server.close();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

async function aClient(): Promise<Socket> {
  const { port } = http.address() as AddressInfo;
  const client = io(`http://127.0.0.1:${port}${PLACE}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  clients.push(client);
  await new Promise<void>((resolve) => client.on('connect', resolve));
  return client;
}
const idsThere = () => [...server.of(PLACE).sockets.keys()];

test('a client that stops reading is cut once a megabyte waits for it; one that reads on receives everything', async () => {
  const [stuck, reading] = [await aClient(), await aClient()];
  const received = vi.fn<(text: string) => void>();
  reading.on('news', received);
  const { id } = reading;
  below(stuck).pause();
  for (let n = 0; n < MESSAGES; n++) {
    server.of(PLACE).emit('news', HALF_MEGABYTE);
    await pause(20);
  }
  await vi.waitFor(() => expect(idsThere()).toEqual([id]), { timeout: 3000 });
  await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(MESSAGES), { timeout: 5000 });
});

test('a client that stops reading stays while less than a megabyte waits for it', async () => {
  const stuck = await aClient();
  const { id } = stuck;
  below(stuck).pause();
  server.of(PLACE).emit('news', HALF_MEGABYTE);
  await pause(500);
  expect(idsThere()).toEqual([id]);
});

test('a client that reads on stays, however much it is sent in the end', async () => {
  const reading = await aClient();
  let count = 0;
  reading.on('news', () => (count += 1));
  for (let n = 0; n < 8; n++) {
    // Two that wait for each other, then until both were taken.
    server.of(PLACE).emit('news', HALF_MEGABYTE.slice(5000));
    server.of(PLACE).emit('news', HALF_MEGABYTE.slice(5000));
    await vi.waitFor(() => expect(count).toBe(2 * (n + 1)));
  }
  expect(reading.connected).toBe(true);
});

test('a closed connection is gone soon, also when its client neither reads nor answers', async () => {
  const stuck = await aClient();
  below(stuck).pause();
  const countOpen = () => new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)));
  expect(await countOpen()).toBe(1);
  server.of(PLACE).disconnectSockets(true);
  await vi.waitFor(async () => expect(await countOpen()).toBe(0), { timeout: 3000 });
});
