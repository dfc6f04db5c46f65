import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface IdleConnections {
  url: string;
  count: number;
  idleMs: number;
}

/** How many connections were accepted, and how many were left in the end. */
export interface ConnectionCounts {
  opened: number;
  staying: number;
}

/**
 * Opens connections as fast as possible and joins nothing; runs in a thread, so that only the server delays
 * others.
 */
async function openIdleConnections({ url, count, idleMs }: IdleConnections): Promise<ConnectionCounts> {
  let opened = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/?EIO=4&transport=websocket`);
    socket.addEventListener('open', () => {
      opened += 1;
      // The namespace that everybody may join.
      socket.send('40');
    });
    socket.addEventListener('error', () => undefined);
    return socket;
  });
  await wait(idleMs);
  const staying = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of sockets) socket.close();
  return { opened, staying };
}

parentPort?.postMessage(await openIdleConnections(workerData as IdleConnections));
