import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Siege {
  url: string;
  count: number;
  idleMs: number;
}

/** How many connections were accepted, and how many were left in the end. */
export interface Besieged {
  opened: number;
  staying: number;
}

/**
 * Opens connections as fast as possible and joins nothing; runs in a thread, so that only the server delays
 * others.
 */
async function besiege({ url, count, idleMs }: Siege): Promise<Besieged> {
  let opened = 0;
  const lines = Array.from({ length: count }, () => {
    const line = new WebSocket(`${url.replace('http', 'ws')}/socket/?EIO=4&transport=websocket`);
    line.addEventListener('open', () => {
      opened += 1;
      // The namespace that everybody may join.
      line.send('40');
    });
    line.addEventListener('error', () => undefined);
    return line;
  });
  await wait(idleMs);
  const staying = lines.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const line of lines) line.close();
  return { opened, staying };
}

parentPort?.postMessage(await besiege(workerData as Siege));
