import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Server } from 'socket.io';
import { freePort } from '../../scripts/lib/product.ts';
import { createTally, type Attack } from '../lib/attack.ts';
import type { ConnectionCounts, IdleConnections } from '../lib/idle-connections.ts';
import { openSocket } from '../lib/sockets.ts';
import { openWorld } from '../lib/world.ts';
import { sendRaw } from '../lib/http.ts';

const SOCKETS = 2000;
const MAX_OPEN = 500;
const IDLE_MS = 15_000;
const OTHERS_MS = 1000;

/** Opens the sockets in a separate thread. */
async function openIdleConnections(url: string, count: number): Promise<ConnectionCounts> {
  const connections: IdleConnections = { url, count, idleMs: IDLE_MS };
  const worker = new Worker(new URL('../lib/idle-connections.ts', import.meta.url), {
    workerData: connections,
  });
  const [loaded] = (await once(worker, 'message')) as [ConnectionCounts];
  await worker.terminate();
  return loaded;
}

export const attack: Attack = {
  id: 'D9',
  what: `${SOCKETS} sockets of one network at once that join nothing`,
  goal: `≤ ${MAX_OPEN} accepted, none left after ${IDLE_MS / 1000} s; a member from elsewhere joins ≤ ${OTHERS_MS} ms`,
  run: async ({ onPostgres, afterwards }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const { token } = await world.aCompany();
    const tally = createTally();
    const counts = openIdleConnections(url, SOCKETS);
    await wait(500);
    const begun = performance.now();
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const socket = await openSocket(url, { token, headers });
    const joined = performance.now() - begun;
    socket.close();
    const { opened, staying } = await counts;
    tally.check(joined <= OTHERS_MS, () => `a member waits ${joined.toFixed(0)} ms`);
    tally.check(opened <= MAX_OPEN, () => `${opened} were accepted`);
    tally.check(staying === 0, () => `${staying} stay`);
    const { status } = await sendRaw(url, { method: 'GET', path: '/api/health/ready' });
    tally.check(status === 200, () => `ready says ${status}`);

    // The weak stub keeps every connection open.
    const port = await freePort();
    const weakServer = new Server(port, { path: '/socket', transports: ['websocket'] });
    afterwards(() => weakServer.close());
    const weak = await openIdleConnections(`http://127.0.0.1:${port}`, 50);
    return tally.outcome(
      { 'let in': opened, left: staying, 'a member joins after, ms': Math.round(joined) },
      weak.staying === 50,
    );
  },
};
