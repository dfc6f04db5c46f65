import { setTimeout as wait } from 'node:timers/promises';
import { aFolder, removeFolder } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { anAddress, sendRaw } from '../lib/http.ts';
import { instanceOn } from '../lib/environment.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld } from '../lib/world.ts';

const WRITERS = 16;
const BACK_WITHIN_MS = 2000;
const ANSWER_WITHIN_MS = 2000;
const WAIT_MS = 20_000;

/** A product whose database can be killed while it runs. */
interface Place {
  url: string;
  tokens: string[];
  isRunning: () => boolean;
  kill: () => void;
  /** Resolves as soon as the database accepts connections again. */
  resume: () => Promise<void>;
}

/** The last number that was acknowledged to a writer. */
interface Promised {
  sent: number;
  acknowledged: number;
}

const callAs = (url: string, token: string) => (method: string, path: string, body?: object) =>
  sendRaw(url, {
    method,
    path,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': anAddress(),
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });

interface HealthWatch {
  isOver: boolean;
  statuses: Set<number>;
}

/** Writes number after number, whatever happens meanwhile. */
async function writeOn(url: string, token: string, promised: Promised, watch: HealthWatch) {
  const call = callAs(url, token);
  while (!watch.isOver) {
    promised.sent += 1;
    const body = { address1: String(promised.sent) };
    const { status } = await call('PUT', '/api/v1/me', body).catch(() => ({ status: 0 }));
    watch.statuses.add(status);
    if (status === 200) promised.acknowledged = promised.sent;
    else await wait(20);
  }
}

/** The responses while there is no database. */
async function judgeAbsence({ url, tokens }: Place, tally: Tally) {
  const call = callAs(url, tokens[0] ?? '');
  const [mine, live, ready] = await Promise.all([
    call('GET', '/api/v1/me'),
    sendRaw(url, { method: 'GET', path: '/api/health/live' }),
    sendRaw(url, { method: 'GET', path: '/api/health/ready' }),
  ]);
  tally.check(
    mine.status === 503 && mine.headers['retry-after'] !== undefined && mine.milliseconds < ANSWER_WITHIN_MS,
    () => `without a database: ${mine.status} after ${Math.round(mine.milliseconds)} ms`,
  );
  tally.check(
    live.status === 200 && ready.status === 503,
    () => `without a database: live ${live.status}, ready ${ready.status}`,
  );
}

/** Milliseconds until a call succeeds again. */
async function untilBack({ url, tokens }: Place): Promise<number> {
  const [call, begun] = [callAs(url, tokens[0] ?? ''), performance.now()];
  while (performance.now() - begun < WAIT_MS) {
    if ((await call('GET', '/api/v1/me')).status === 200) return performance.now() - begun;
    await wait(10);
  }
  return Infinity;
}

async function killOften(place: Place, rounds: number, tally: Tally) {
  const promises = place.tokens.map((): Promised => ({ sent: 0, acknowledged: 0 }));
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const watch: HealthWatch = { isOver: false, statuses: new Set() };
    const writing = place.tokens.map((token, n) =>
      writeOn(place.url, token, promises[n] ?? { sent: 0, acknowledged: 0 }, watch),
    );
    await wait(300 + Math.random() * 700);
    place.kill();
    await wait(200);
    await judgeAbsence(place, tally);
    await place.resume();
    const back = await untilBack(place);
    slowest = Math.max(slowest, back);
    tally.check(back <= BACK_WITHIN_MS, () => `first success ${Math.round(back)} ms after the database`);
    await wait(300);
    watch.isOver = true;
    await Promise.all(writing);
    const odd = [...watch.statuses].filter((status) => status !== 200 && status !== 503);
    tally.check(odd.length === 0, () => `writers received ${odd.join(' ')}`);
    tally.check(place.isRunning(), () => 'the product ended');
    for (const [n, token] of place.tokens.entries()) {
      const { sent, acknowledged } = promises[n] ?? { sent: 0, acknowledged: 0 };
      const stored = Number((await callAs(place.url, token)('GET', '/api/v1/me')).string('user', 'address1'));
      tally.check(
        stored >= acknowledged && stored <= sent,
        () => `${acknowledged} was promised, ${stored} is there`,
      );
    }
  }
  return {
    slowest: Math.round(slowest),
    acknowledged: promises.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  };
}

async function aPlace({ cluster, afterwards }: Environment): Promise<Place> {
  const { url: databaseUrl, kill, revive } = await cluster();
  const dataDir = aFolder();
  afterwards(() => removeFolder(dataDir));
  const { db, url, child } = await instanceOn({ databaseUrl, dataDir, env: {}, afterwards });
  const world = await openWorld(db, url);
  const people = await Promise.all(Array.from({ length: WRITERS }, () => world.aPerson()));
  return {
    url,
    tokens: people.map(({ token }) => token),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill,
    resume: revive,
  };
}

/** The weak stub does not notice that its database is gone, and acknowledges further writes. */
async function weakPlace(afterwards: Environment['afterwards']): Promise<Place> {
  let [address1, isAway] = ['0', false];
  const { url, stop } = await serveStub((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
    request.on('end', () => {
      if (request.method === 'PUT' && !isAway) ({ address1 } = JSON.parse(text) as { address1: string });
      response.end(JSON.stringify({ user: { address1 } }));
    });
  });
  afterwards(stop);
  const kill = () => void (isAway = true);
  return { url, tokens: ['x'], isRunning: () => true, kill, resume: async () => undefined };
}

export const attack: Attack = {
  id: 'D2',
  what: 'PostgreSQL killed (kill -9 of its first process) while sixteen members write',
  goal: '0 acknowledged writes lost, 0 wrong 2xx, the process survives; first success ≤ 2 s after the database is back',
  run: async (environment) => {
    const tally = createTally();
    const { rounds } = environment.extent;
    const { slowest, acknowledged } = await killOften(await aPlace(environment), rounds, tally);
    const weak = createTally();
    await killOften(await weakPlace(environment.afterwards), 1, weak);
    return tally.outcome(
      { kills: rounds, acknowledged: acknowledged, 'slowest first success, ms': slowest },
      weak.failures() >= 3,
    );
  },
};
