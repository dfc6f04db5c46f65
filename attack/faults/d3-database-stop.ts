import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { aFolder, removeFolder } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { anAddress, sendRaw, type Answer } from '../lib/http.ts';
import { instanceOn } from '../lib/environment.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld } from '../lib/world.ts';

const ANSWER_WITHIN_MS = 2000;
const BACK_WITHIN_MS = 5000;
const STOP_MS = 30_000;
const CALLERS = 24;
const READS = ['/api/v1/me', '/api/v1/recruitments', '/api/v1/terms', '/api/v1/me/files'];

type Ask = (path: string, method?: string) => Promise<Answer>;
interface Stop {
  what: string;
  begin: () => void;
  end: () => void;
}

const askAt =
  (url: string, token: string): Ask =>
  (path, method = 'GET') =>
    sendRaw(url, {
      method,
      path,
      headers: {
        // A balancer calls without a token.
        ...(!path.startsWith('/api/health/') && { authorization: `Bearer ${token}` }),
        'x-forwarded-for': anAddress(),
        'content-type': 'application/json',
      },
      ...(method === 'PUT' && { body: '{"postcode":"06164"}' }),
    });

/** One caller's reads, and a write, while the database does not answer. */
async function judgeAbsence(ask: Ask, path: string, tally: Tally): Promise<number> {
  const answer = await ask(path);
  tally.check(
    answer.status === 503 && answer.headers['retry-after'] !== undefined,
    () => `${path}: ${answer.status} while the database is away`,
  );
  tally.check(
    answer.milliseconds <= ANSWER_WITHIN_MS,
    () => `${path}: ${Math.round(answer.milliseconds)} ms`,
  );
  return answer.milliseconds;
}

async function judgeHealth(ask: Ask, tally: Tally) {
  const [live, ready] = await Promise.all([ask('/api/health/live'), ask('/api/health/ready')]);
  tally.check(live.status === 200, () => `live: ${live.status}`);
  tally.check(ready.status === 503, () => `ready: ${ready.status}`);
  tally.check(ready.milliseconds <= ANSWER_WITHIN_MS, () => `ready: ${Math.round(ready.milliseconds)} ms`);
}

/** An outage from its beginning to the product's recovery. */
async function endure(ask: Ask, { what, begin, end }: Stop, milliseconds: number, tally: Tally) {
  begin();
  const until = performance.now() + milliseconds;
  let [slowest, slowestWrite] = [0, 0];
  const callers = Array.from({ length: CALLERS }, async (_, n) => {
    while (performance.now() < until) {
      const took = await judgeAbsence(ask, READS[n % READS.length] ?? '/', tally);
      slowest = Math.max(slowest, took);
    }
  });
  const writer = async () => {
    while (performance.now() < until) {
      const { status, milliseconds: took } = await ask('/api/v1/me', 'PUT');
      slowestWrite = Math.max(slowestWrite, took);
      tally.check(status === 503, () => `${what}: a write was answered ${status}`);
    }
  };
  const looker = async () => {
    for (; performance.now() < until; await wait(1000)) await judgeHealth(ask, tally);
  };
  try {
    await Promise.all([...callers, writer(), looker()]);
  } finally {
    end();
  }
  const begun = performance.now();
  while ((await ask('/api/v1/me')).status !== 200 && performance.now() - begun < 20_000) await wait(10);
  const back = performance.now() - begun;
  tally.check(back <= BACK_WITHIN_MS, () => `${what}: back after ${Math.round(back)} ms`);
  await wait(1000);
  const all = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(READS[n % READS.length] ?? '/')));
  const failed = all.filter(({ status }) => status !== 200);
  tally.check(
    failed.length === 0,
    () => `${what}: afterwards ${failed.map(({ status }) => status).join(' ')}`,
  );
  return { slowest, slowestWrite, back };
}

/** The weak stub waits for its database indefinitely. */
async function weakStub(afterwards: Environment['afterwards']): Promise<string> {
  const answer = (_: unknown, response: ServerResponse) => void setTimeout(() => response.end('{}'), 2500);
  const { url, stop } = await serveStub(answer);
  afterwards(stop);
  return url;
}

export const attack: Attack = {
  id: 'D3',
  what: 'The database frozen with its connections open, and stopped, for thirty seconds each, under 24 callers',
  goal: '503 with Retry-After ≤ 2 s, liveness and readiness differ; back ≤ 5 s, then 200 of 200 calls succeed',
  run: async ({ cluster, afterwards, extent }) => {
    const { url: databaseUrl, freeze, thaw, halt, resume } = await cluster();
    const dataDir = aFolder();
    afterwards(() => removeFolder(dataDir));
    const instance = await instanceOn({ databaseUrl, dataDir, env: {}, afterwards });
    const world = await openWorld(instance.db, instance.url);
    const ask = askAt(instance.url, (await world.aPerson()).token);
    const tally = createTally();
    const figures: Record<string, number> = {};
    const stops = [
      { what: 'frozen', begin: freeze, end: thaw },
      { what: 'stopped', begin: halt, end: resume },
    ];
    for (const path of READS) {
      const { status } = await ask(path);
      tally.check(status === 200, () => `${path} before: ${status}`);
    }
    for (const stop of stops) {
      const milliseconds = extent.rounds < 6 ? 5000 : STOP_MS;
      const { slowest, slowestWrite, back } = await endure(ask, stop, milliseconds, tally);
      figures[`${stop.what}: slowest read, ms`] = Math.round(slowest);
      figures[`${stop.what}: slowest write, ms`] = Math.round(slowestWrite);
      figures[`${stop.what}: back after, ms`] = Math.round(back);
    }

    const weak = createTally();
    const nothing = () => undefined;
    await endure(
      askAt(await weakStub(afterwards), 'x'),
      { what: 'stub', begin: nothing, end: nothing },
      100,
      weak,
    );
    return tally.outcome(figures, weak.failures() > CALLERS);
  },
};
