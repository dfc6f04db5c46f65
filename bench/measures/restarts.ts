import { Agent, request } from 'node:http';
import { needs, provide } from '../../scripts/lib/required-programs.ts';
import { playwright } from '../../scripts/lib/suites.ts';
import { behindBalancer } from '../lib/balancer.ts';
import { atLeast, atMost, whole, type Figure } from '../lib/table.ts';

const CONNECTIONS = 64;
const REQUESTS = 20_000;
const RESTARTS = 6;
const PATHS = ['/api/v1/recruitments?limit=18', '/recruitments', '/api/v1/terms', '/'];

/**
 * Two processes on one database and one Redis, restarted in turn under 64 connections: how many requests
 * fail.
 */
export const measureRestarts = (env: NodeJS.ProcessEnv): Promise<Figure[]> =>
  behindBalancer(env, async ({ url, restart }) => {
    const load = drive(url);
    for (let n = 0; n < RESTARTS; n++) await restart(n);
    const { sent, failed } = await load.end();
    return [
      atLeast(`requests during ${RESTARTS} restarts of two processes`, sent, REQUESTS, whole),
      atMost('requests that failed meanwhile', failed, 0, whole),
    ];
  });

/** The browser stories over two processes behind a balancer: how many fail. */
export const measureStories = (env: NodeJS.ProcessEnv): Promise<Figure[]> =>
  behindBalancer(env, async ({ url }) => {
    const E2E_URL = url.replace('127.0.0.1', 'localhost');
    const CHROMIUM_PATH = await provide(needs.chromium);
    const { passed, failed } = await playwright([], { E2E_URL, CHROMIUM_PATH });
    return [
      atLeast('browser stories run on two processes', passed, 1, whole),
      atMost('browser stories that failed there', failed, 0, whole),
    ];
  });

/** Keeps 64 connections busy until ended, and until enough requests have been sent. */
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
