import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startBalancer } from './balancer.ts';
import { freePort, startProduct, type Running } from './processes.ts';
import { atLeast, atMost, whole, type Figure } from './table.ts';

const CONNECTIONS = 64;
const REQUESTS = 20_000;
const RESTARTS = 6;
const PATHS = ['/api/v1/recruitments?limit=18', '/recruitments', '/api/v1/terms', '/'];

/** Two processes on one database and one Redis, restarted in turn under 64 connections: how many requests fail. */
export async function measureRestarts(env: NodeJS.ProcessEnv): Promise<Figure[]> {
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startProduct({ ...env, PORT: String(port) });
  const processes: Running[] = [];
  for (const port of ports) processes.push(await start(port));
  const balancer = await startBalancer(await freePort(), ports);
  try {
    await wait(300);
    const load = drive(balancer.url);
    for (let n = 0; n < RESTARTS; n++) {
      const at = n % ports.length;
      await processes[at]?.stop();
      processes[at] = await start(ports[at] ?? 0);
      while (!balancer.isReady(ports[at] ?? 0)) await wait(20);
    }
    const { sent, failed } = await load.end();
    return [
      atLeast(`requests during ${RESTARTS} restarts of two processes`, sent, REQUESTS, whole),
      atMost('requests that failed meanwhile', failed, 0, whole),
    ];
  } finally {
    balancer.stop();
    for (const one of processes) await one.stop();
  }
}

/** Keeps 64 connections busy until ended, and until enough has been sent. */
function drive(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let [sent, failed, isOver] = [0, 0, false];
  const work = async () => {
    while (!isOver || sent < REQUESTS) {
      const path = PATHS[sent % PATHS.length] ?? '/';
      sent += 1;
      const status = await fire(agent, `${url}${path}`, sent).catch((error: Error) => error.message);
      if (status === 200) continue;
      failed += 1;
      process.stderr.write(`${path} answered ${status}\n`);
    }
  };
  const workers = Array.from({ length: CONNECTIONS }, work);
  return {
    end: async () => {
      isOver = true;
      await Promise.all(workers);
      agent.destroy();
      return { sent, failed };
    },
  };
}

function fire(agent: Agent, url: string, n: number): Promise<number> {
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
