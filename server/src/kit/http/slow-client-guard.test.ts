import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { registerSlowClientGuard } from './slow-client-guard.ts';

const BOUNDS = { bytes: 256, perMs: 400 };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function aServer() {
  const app = Fastify({ forceCloseConnections: true });
  registerSlowClientGuard(app, BOUNDS);
  app.post('/', async () => 'taken');
  app.addContentTypeParser('text/plain', (_, payload, done) => {
    payload.resume();
    done(null);
  });
  app.get('/much', async (_, reply) => reply.send(Readable.from(endless())));
  app.get('/later', async () => new Promise((resolve) => setTimeout(() => resolve('well'), 500)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  return { port, connections };
}

function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

/** Whether the server closes, within a second, a connection that sends this and never reads. */
async function isCut({ port, connections }: Awaited<ReturnType<typeof aServer>>, first: string, drip = '') {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(first);
  const dripping = setInterval(() => drip && socket.write(drip), 20);
  await wait(1500);
  const left = await connections();
  clearInterval(dripping);
  socket.destroy();
  return left === 0;
}

const post = (type: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n"`;

describe('a slow client', () => {
  test('that sends its body byte by byte is disconnected, also after it was answered', async () => {
    expect(await isCut(await aServer(), post('application/json'), 'x')).toBe(true);
    expect(await isCut(await aServer(), post('text/plain'), 'x')).toBe(true);
  });

  test('that does not read the response is disconnected', async () => {
    expect(await isCut(await aServer(), 'GET /much HTTP/1.1\r\nHost: a\r\n\r\n')).toBe(true);
  });

  test('that sends steadily, or waits for a slow response, is served', async () => {
    const server = await aServer();
    expect(await isCut(server, post('application/json'), 'x'.repeat(8192))).toBe(false);
    expect(await (await fetch(`http://127.0.0.1:${server.port}/later`)).text()).toBe('well');
  });
});
